import {existsSync} from 'node:fs';
import path from 'node:path';
import {quote} from '../../../plugins/_shared/text/errors';
import type {Addition} from './inSite';

/** A plugin with one option and one thing that it does, to begin from. */
export function newPlugin(name = '', siteDir: string): Addition {
  if (!/^[a-z][a-z\d-]*$/.test(name)) {
    throw new Error(
      `${quote(name)} is no name of a plugin. Fix: lower case letters, digits and hyphens: vitrine new plugin reading-time`,
    );
  }
  const folder = `plugins/${name}`;
  if (existsSync(path.join(siteDir, folder))) {
    throw new Error(`${folder} is there. Fix: choose another name; nothing is ever overwritten.`);
  }
  const hasShared = existsSync(path.join(siteDir, 'plugins/_shared/node/options.ts'));
  return {
    files: new Map(
      Object.entries(pluginFiles(name, hasShared)).map(([file, text]) => [
        `${folder}/${file}`,
        text,
      ]),
    ),
    notes: [
      'Next: name it in docusaurus.config.ts:',
      `  plugins: [['./${folder}/index.ts', {label: 'draft'}]],`,
    ],
  };
}

/**
 * The files of a plugin, in the shape that all of them have.
 *
 * @param hasShared whether it stands among Vitrine's own, whose options are checked in one way
 */
export function pluginFiles(name: string, hasShared: boolean): Record<string, string> {
  return {
    'README.md': readme(name),
    'index.ts': index(name),
    'options.ts': options(name, hasShared),
    'core.ts': core(name),
    '__tests__/core.test.ts': test(name),
  };
}

function index(name: string): string {
  const camel = name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
  return `import type {LoadContext, Plugin} from '@docusaurus/types';
import {metaTags} from './core';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Puts a label into the head of each page. */
export default function ${camel}Plugin(_context: LoadContext, {label}: PluginOptions): Plugin {
  return {name: '${name}', injectHtmlTags: () => ({headTags: metaTags(label)})};
}
`;
}

function core(name: string): string {
  return `/** An element of a page's head, as Docusaurus takes it. */
interface MetaTag {
  tagName: 'meta';
  attributes: {name: string; content: string};
}

/**
 * What stands in the head of each page.
 *
 * @param label empty for nothing
 */
export function metaTags(label: string): MetaTag[] {
  return label === '' ? [] : [{tagName: 'meta', attributes: {name: '${name}', content: label}}];
}
`;
}

function test(name: string): string {
  return `import {metaTags} from '../core';

it('puts the label into the head', () => {
  expect(metaTags('draft')).toEqual([
    {tagName: 'meta', attributes: {name: '${name}', content: 'draft'}},
  ]);
});

it('puts nothing there without a label', () => {
  expect(metaTags('')).toEqual([]);
});
`;
}

function options(name: string, hasShared: boolean): string {
  const [imports, validate] = hasShared
    ? [
        "import {Joi} from '@docusaurus/utils-validation';\nimport {optionsHook} from '../_shared/node/options';",
        `export const validateOptions = optionsHook('${name}', schema);`,
      ]
    : [
        "import type {OptionValidationContext} from '@docusaurus/types';\nimport {Joi} from '@docusaurus/utils-validation';",
        `/** Docusaurus calls it before it calls the plugin. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}`,
      ];
  return `${imports}

/** Options as written in docusaurus.config.ts. */
export interface Options {
  /** What stands in the head of each page. Default: nothing. */
  label?: string;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {label: ''};

const schema = Joi.object<PluginOptions>({
  label: Joi.string().allow('').default(DEFAULT_OPTIONS.label),
});

${validate}
`;
}

function readme(name: string): string {
  return `# ${name}

Puts a label into the head of each page.

## Why

Say here what readers or authors lack without it.

## What it does

\`core.ts\` makes the element, \`index.ts\` hands it to Docusaurus.

## Options

| Option  | Type     | Default | Meaning                              |
| ------- | -------- | ------- | ------------------------------------ |
| \`label\` | \`string\` | \`''\`    | what stands in the head of each page |

## When it fails

An option that is not known, or no text, ends the build with its name.

## How to extend it

Another element is another entry of what \`metaTags\` returns.
`;
}
