import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import components from 'prismjs/components.json';
import {SHOWN_LINES} from './core/block';
import {quote, suggest, validateWith, VitrineError} from '../_shared/node';

/** Options as written in docusaurus.config.ts. What a single block may vary stands in its meta. */
export interface Options {
  /** Blocks of more lines than these are folded; at least 17. Default 40. */
  fold?: number;
  /**
   * Languages of Prism beside those that prism-react-renderer brings (`prismjs/components`).
   * Default `bash`, `diff`, `json`.
   */
  languages?: string[];
  /**
   * Name in a fence → name of a language: `{conf: 'ini'}`. Added to the default ones, which are
   * names that Prism lacks: `zsh`, `console`, `mjs`, `cjs`, `mts`, `cts`, `jsonc`.
   */
  aliases?: Record<string, string>;
}

/** Options as the code gets them. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  fold: 40,
  languages: ['bash', 'diff', 'json'],
  aliases: {
    zsh: 'bash',
    console: 'bash',
    mjs: 'javascript',
    cjs: 'javascript',
    mts: 'typescript',
    cts: 'typescript',
    jsonc: 'json',
  },
};

const schema = Joi.object<PluginOptions>({
  fold: Joi.number()
    .integer()
    .min(SHOWN_LINES + 1)
    .default(DEFAULT_OPTIONS.fold),
  languages: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.languages),
  aliases: Joi.object().pattern(Joi.string(), Joi.string()).default(DEFAULT_OPTIONS.aliases),
});

const KNOWN = Object.keys(components.languages).filter((name) => name !== 'meta');

/**
 * Docusaurus' hook: validates, and keeps the id that Docusaurus adds.
 *
 * @throws VitrineError that names plugin, option, what was given and what is allowed
 */
export function validateOptions({
  options: {id, ...options},
}: OptionValidationContext<Options & {id?: string}, PluginOptions>): PluginOptions & {id: string} {
  const {fold, languages, aliases} = validateWith('code-blocks', schema, options);
  const named = [
    ...languages.map((name, index) => ({option: `languages[${index}]`, name})),
    ...Object.entries(aliases).map(([alias, name]) => ({option: `aliases.${alias}`, name})),
  ];
  const unknown = named.filter(({name}) => !KNOWN.includes(name));
  if (unknown.length === 0) {
    const all = {...DEFAULT_OPTIONS.aliases, ...aliases};
    return {fold, languages, aliases: all, id: id ?? 'default'};
  }
  throw new VitrineError(
    unknown.map(({option, name}) => ({
      where: `plugin code-blocks, option ${option}`,
      what: `${quote(name)} is no language of Prism`,
      fix: suggestLanguage(name),
    })),
  );
}

/** Without near names nothing is listed: Prism has about three hundred. */
function suggestLanguage(name: string): string {
  const sentence = suggest(name, KNOWN);
  return sentence.startsWith('did') ? sentence : 'see node_modules/prismjs/components';
}
