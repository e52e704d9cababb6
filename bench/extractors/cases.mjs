import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../scripts/lib/setup.mjs';

/**
 * @typedef {object} Prop
 * @property {boolean} required
 * @property {string[]} types ways to write its type, any of which may be right
 * @property {string | null} default as code, or as the text that the code stands for
 */

/**
 * @typedef {object} Case
 * @property {string} id the fixture's name
 * @property {'component' | 'hook'} kind
 * @property {string} name of the component or hook
 * @property {string} types path of what has its types: `.tsx`, or `.d.ts`
 * @property {string} code path of what runs: `.tsx`, or `.js`
 * @property {Map<string, Prop>} props what is to be found
 */

const FOLDER = path.join(ROOT, 'plugins/api-model/__tests__/__fixtures__/conformance');

/** The fixtures of the conformance suite. */
export function readCases() {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => toCase(file.replace(/\.json$/, '')));
}

/**
 * @param {string} id
 * @returns {Case}
 */
function toCase(id) {
  const file = (/** @type {string} */ ending) => path.join(FOLDER, `${id}.${ending}`);
  const expected = JSON.parse(readFileSync(file('json'), 'utf8'));
  const isSource = existsSync(file('tsx'));
  /** @type {[string, string][]} */
  const entries = Object.entries(expected.props);
  return {
    id,
    kind: expected.kind ?? 'component',
    name: expected.name,
    types: file(isSource ? 'tsx' : 'd.ts'),
    code: file(isSource ? 'tsx' : 'js'),
    props: new Map(entries.map(([key, text]) => toProp(key, text, expected.members ?? {}))),
  };
}

/**
 * @param {string} key `size`, or `size!` where it is required
 * @param {string} text type, and ` = ` with the default where there is one
 * @param {Record<string, string[]>} members values of unions, by prop
 * @returns {[string, Prop]}
 */
function toProp(key, text, members) {
  const name = key.replace(/!$/, '');
  const [type = '', ...rest] = text.split(' = ');
  const values = members[name]?.join(' | ');
  return [
    name,
    {
      required: key.endsWith('!'),
      types: values === undefined ? [type] : [type, values],
      default: rest.length === 0 ? null : rest.join(' = '),
    },
  ];
}
