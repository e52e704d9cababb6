import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../scripts/lib/setup';

export interface Prop {
  required: boolean;
  /** Ways to write its type, any of which may be right. */
  types: string[];
  /** As code, or as the text that the code stands for. */
  default: string | null;
}

export interface Case {
  /** The fixture's name. */
  id: string;
  kind: 'component' | 'hook';
  /** Of the component or hook. */
  name: string;
  /** Path of what has its types: `.tsx`, or `.d.ts`. */
  types: string;
  /** Path of what runs: `.tsx`, or `.js`. */
  code: string;
  /** What is to be found. */
  props: Map<string, Prop>;
}

const FOLDER = path.join(ROOT, 'plugins/api-model/__tests__/__fixtures__/conformance');

/** The fixtures of the conformance suite. */
export function readCases() {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => toCase(file.replace(/\.json$/, '')));
}

function toCase(id: string): Case {
  const file = (ending: string) => path.join(FOLDER, `${id}.${ending}`);
  const expected = JSON.parse(readFileSync(file('json'), 'utf8'));
  const isSource = existsSync(file('tsx'));
  const entries: [string, string][] = Object.entries(expected.props);
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
 * @param key `size`, or `size!` where it is required
 * @param text type, and ` = ` with the default where there is one
 * @param members values of unions, by prop
 */
function toProp(key: string, text: string, members: Record<string, string[]>): [string, Prop] {
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
