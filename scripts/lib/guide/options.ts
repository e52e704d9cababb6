import path from 'node:path';
import {existsSync, readdirSync} from 'node:fs';
import {Joi} from '@docusaurus/utils-validation';
import ts from 'typescript';
import {nodesOf, parseCode} from './source';
import {defaultOf, typeOf} from './joi';
import type {Description} from './joi';

/** An option of a plugin, as its schema and its types have it. */
export interface KnownOption {
  name: string;
  type: string;
  default: string;
  about: string;
}

interface OptionsModule {
  DEFAULT_OPTIONS?: Readonly<Record<string, unknown>>;
  validateOptions(context: {validate: unknown; options: unknown}): unknown;
}

/**
 * The options of each plugin that has some, by its name.
 *
 * @param root the repository's folder
 */
export async function readOptionTables(root: string): Promise<Map<string, KnownOption[]>> {
  const folder = path.join(root, 'plugins');
  const names = readdirSync(folder).filter(
    (name) => !name.startsWith('_') && existsSync(fileOf(folder, name)),
  );
  const tables = new Map<string, KnownOption[]>();
  for (const name of names.sort()) {
    const options = await optionsIn(fileOf(folder, name));
    if (options.length > 0) tables.set(name, options);
  }
  return tables;
}

function fileOf(folder: string, name: string) {
  return path.join(folder, name, 'options.ts');
}

async function optionsIn(file: string): Promise<KnownOption[]> {
  const module = (await import(file)) as OptionsModule;
  const {keys = {}} = describe(module);
  const comments = commentsIn(file);
  return Object.entries(keys)
    .filter(([name]) => name !== 'id')
    .map(([name, described]) => ({
      name,
      type: typeOf(described),
      default: defaultOf(described, module.DEFAULT_OPTIONS?.[name]),
      about: comments.get(name) ?? '',
    }));
}

interface Validating {
  validate(value: unknown, ...rest: unknown[]): unknown;
}

/** What the schemas of objects have in common: each type of Joi has its own. */
function commonOf(schema: object): Validating {
  if (Object.hasOwn(schema, 'validate')) return schema as Validating;
  return commonOf(Object.getPrototypeOf(schema) as object);
}

const OBJECTS = commonOf(Joi.object());

/** No plugin hands out its schema: it is taken where the plugin validates by it. */
function describe({validateOptions}: OptionsModule): Description {
  const {validate} = OBJECTS;
  const seen: Joi.Schema[] = [];
  OBJECTS.validate = function (this: Joi.Schema, ...args) {
    seen.push(this);
    return validate.apply(this, args);
  };
  try {
    validateOptions({validate: () => ({}), options: {}});
  } catch {
    // One that cannot do without options has shown its schema all the same.
  } finally {
    OBJECTS.validate = validate;
  }
  // Joi validates what describes a schema, too.
  return (seen[0]?.describe() ?? {}) as Description;
}

/** What the interface of the options says of each, without what it says of defaults. */
function commentsIn(file: string): Map<string, string> {
  const interfaces = nodesOf(parseCode(file)).filter((node) => ts.isInterfaceDeclaration(node));
  const own = interfaces
    .filter(({name}) => /Options$/.test(name.text))
    // What is written says more of an option than what the code makes of it.
    .sort((a, b) => Number(a.name.text === 'Options') - Number(b.name.text === 'Options'));
  const members = own.flatMap((one) => [...one.members]);
  return new Map(members.map((member) => [member.name?.getText() ?? '', aboutOf(member)]));
}

function aboutOf(member: ts.Node): string {
  const texts = ts
    .getJSDocCommentsAndTags(member)
    .map(({comment}) => ts.getTextOfJSDocComment(comment));
  return texts
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/\s*Default\b(?:[^.`]|`[^`]*`|\.(?=\S))*\.?$/, '')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .trim();
}

/** The tables as markdown, a heading for each plugin. */
export function writeOptions(tables: ReadonlyMap<string, readonly KnownOption[]>): string {
  return [...tables]
    .map(([plugin, options]) => {
      const rows = options.map(({name, type, default: value, about}) =>
        [`\`${name}\``, code(type), value === '' ? '–' : code(value), about].map(cell).join(' | '),
      );
      const head = ['Option | Type | Default | About', '--- | --- | --- | ---'];
      return [`## \`${plugin}\`\n`, ...[...head, ...rows].map((row) => `| ${row} |`)].join('\n');
    })
    .join('\n\n');
}

function code(text: string): string {
  return `\`${text}\``;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
