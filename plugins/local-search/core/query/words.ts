import type {Kind} from '../types';

/** Words that begin a question, folded. Other languages ask by their question mark. */
export const ASKING: ReadonlySet<string> = new Set(
  'how what why when where which who can could does do is are should will'.split(' '),
);

/** Words between two things that make a task of them: "button with icon", "upgrade from v6". */
export const LEADING: ReadonlySet<string> = new Set(
  'with without from to into between using while instead'.split(' '),
);

/** Words that mean nothing by themselves. */
export const SILENT: ReadonlySet<string> = new Set(
  [...ASKING, ...LEADING].concat(
    'a an the this that these those it its of in on at by for as and or not no but if then than'.split(
      ' ',
    ),
    'i my me we our you your be been am was were has have had did there here so about'.split(' '),
    'make use need want get put let way would may must please react'.split(' '),
  ),
);

/** Words of the way from one version to another. */
export const CHANGE =
  /^(?:v?\d[\d.]*|upgrad\w*|migrat\w*|mov(?:e|ing)|break\w*|chang\w*|new|old\w*|version\w*|remov\w*|renam\w*|replac\w*|deprecat\w*)$/;

/** Words that say what kind of thing is looked for. */
export const HINTS: ReadonlyMap<string, Kind[]> = new Map([
  ...kinds('prop props property properties attribute attributes', ['prop']),
  ...kinds('slot slots', ['slot']),
  ...kinds('class classes classname', ['class']),
  ...kinds('variable variables', ['css']),
  ...kinds('api reference', ['api', 'hook']),
  ...kinds('demo demos example examples', ['demo']),
  ...kinds('type types', ['type']),
  ...kinds('component components', ['component']),
  ...kinds('hook hooks', ['hook']),
]);

function kinds(words: string, of: Kind[]): [string, Kind[]][] {
  return words.split(' ').map((word) => [word, of]);
}

/** What so many words one after another are called, as names are compared: joined. */
export function keysOf(words: readonly string[], length: number): string[] {
  const starts = words.slice(0, Math.max(0, words.length - length + 1));
  return starts.map((_, start) => words.slice(start, start + length).join(''));
}
