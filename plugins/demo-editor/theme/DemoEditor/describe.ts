import {translate} from '@docusaurus/Translate';
import {describeThrown} from './reactErrors';
import type {Problem} from './session';

/** What a problem is, in a sentence for whoever wrote the code. */
export function describe(problem: Problem): string {
  switch (problem.kind) {
    case 'import':
      return withNear(
        translate(
          {
            id: 'vitrine.edit.import',
            message: '“{name}” cannot be imported here.',
            description:
              'Editor of a demo: an import that is neither a package on offer nor a file',
          },
          {name: problem.name ?? ''},
        ),
        problem.near,
      );
    case 'export':
      return withNear(
        translate(
          {
            id: 'vitrine.edit.export',
            message: '“{from}” exports no “{name}”.',
            description: 'Editor of a demo: a module lacks what is imported from it',
          },
          {name: problem.name ?? '', from: problem.from ?? ''},
        ),
        problem.near,
      );
    case 'syntax':
      return problem.message;
    case 'thrown':
      return describeThrown(problem.message);
    case 'hung':
    case 'left':
      return `${SENTENCES[problem.kind]} ${problem.isOver ? SENTENCES.original : SENTENCES.before}`;
    default:
      return SENTENCES[problem.kind];
  }
}

/** Where the problem is: `theme.ts, line 3`; nothing where nobody knows. */
export function placeOf(problem: Problem): string | undefined {
  if (!('file' in problem) || problem.file === undefined) return undefined;
  if (problem.line === undefined) return problem.file;
  return translate(
    {
      id: 'vitrine.edit.place',
      message: '{file}, line {line}',
      description: 'Editor of a demo: where an error is',
    },
    {file: problem.file, line: problem.line},
  );
}

function withNear(sentence: string, near: readonly string[] = []): string {
  if (near.length === 0) return sentence;
  const question = translate(
    {
      id: 'vitrine.edit.near',
      message: 'Did you mean {names}?',
      description: 'Editor of a demo: names that are near to one that is unknown',
    },
    {names: near.map((name) => `“${name}”`).join(', ')},
  );
  return `${sentence} ${question}`;
}

const SENTENCES = {
  component: translate({
    id: 'vitrine.edit.component',
    message: 'The file has no component as its default export.',
    description: 'Editor of a demo: nothing that could be shown',
  }),
  loop: translate({
    id: 'vitrine.edit.loop',
    message: 'This loop ran for over 1 s and was stopped.',
    description: 'Editor of a demo: a loop that does not end',
  }),
  recursion: translate({
    id: 'vitrine.edit.recursion',
    message: 'This function calls itself without end.',
    description: 'Editor of a demo: a recursion that does not end',
  }),
  hung: translate({
    id: 'vitrine.edit.hung',
    message: 'The demo did not answer for 3 s and was stopped.',
    description: 'Editor of a demo: the code kept the browser busy',
  }),
  left: translate({
    id: 'vitrine.edit.left',
    message: 'The demo went to another page and was stopped.',
    description: 'Editor of a demo: the code put another page in its place',
  }),
  before: translate({
    id: 'vitrine.edit.before',
    message: 'What ran well before is shown.',
    description: 'Editor of a demo: after a demo was stopped',
  }),
  original: translate({
    id: 'vitrine.edit.original',
    message: 'The original is shown until you change the code.',
    description: 'Editor of a demo: after a demo was stopped that never ran well',
  }),
  missing: translate({
    id: 'vitrine.edit.missing',
    message:
      'Edited code cannot run: its sandbox did not load. You can still edit and copy; the demo shows the original.',
    description: 'Editor of a demo: the document that runs edited code is missing',
  }),
  refused: translate({
    id: 'vitrine.edit.refused',
    message:
      'This site’s host does not allow edited code to run. You can still edit and copy; the demo shows the original.',
    description: 'Editor of a demo: the security policy of the host is too strict',
  }),
  compiler: translate({
    id: 'vitrine.edit.compiler',
    message: 'Edited code cannot run: the compiler did not load. You can still edit and copy.',
    description: 'Editor of a demo: a part of the editor could not be loaded',
  }),
} satisfies Partial<Record<Problem['kind'] | 'before' | 'original', string>>;
