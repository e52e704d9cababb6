import {readdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {makeSite} from '../build/sites';
import {ROOT} from '../../scripts/lib/setup';

const DEMOS = path.join(ROOT, 'docs/material-ui/components');
const COUNT = 20;

/** The address of the page with demos, and of the same page without. */
export const PAGES = {with: '/docs/with/', without: '/docs/without/'};

/** How the page gets its demos. */
export type Manner = 'vitrine' | 'naive';

/** Text that fills more than a window: no demo is near the view as the page opens. */
const TEXT = Array.from(
  {length: 40},
  (_, index) => `Paragraph ${index + 1} stands between the reader and the first of the demos.`,
).join('\n\n');

/** How a page says that it wants a demo. */
const MANNERS: Record<Manner, {head: (names: string[]) => string; line: (name: string) => string}> =
  {
    vitrine: {head: () => '', line: (name) => `<Demo src="./${name}.tsx" />`},
    naive: {
      head: (names) => names.map((name) => `import ${name} from './${name}';`).join('\n'),
      line: (name) => `<${name} />`,
    },
  };

/**
 * Lays out a site whose page has the first demos of Material UI's pages, anew.
 *
 * @returns its folder
 */
export function layOut(manner: Manner): string {
  const demos = listDemos();
  const names = demos.map((file) => path.basename(file, '.tsx'));
  const {head, line} = MANNERS[manner];
  const lines = names.map((name) => `## ${name}\n\n${line(name)}`).join('\n\n');
  const site = makeSite('vitrine', [
    {file: 'index.md', text: page('Overview', '[With](./with.mdx), [without](./without.mdx)')},
    {file: 'with.mdx', text: page('With', `${head(names)}\n\n${TEXT}\n\n${lines}`)},
    {file: 'without.mdx', text: page('Without', TEXT)},
    ...demos.map((file) => ({file: path.basename(file), text: readFileSync(file, 'utf8')})),
  ]);
  const own = path.join(path.dirname(site), `demos-${manner}`);
  rmSync(own, {recursive: true, force: true});
  renameSync(site, own);
  return own;
}

/** @returns files; a name once */
function listDemos(): string[] {
  const files = readdirSync(DEMOS, {recursive: true, encoding: 'utf8'})
    .filter((file) => /^[\w-]+[\\/][A-Z]\w+\.tsx$/.test(file))
    // What imports files of its own would need those as well.
    .filter((file) => !/from '\.\.?\//.test(readFileSync(path.join(DEMOS, file), 'utf8')))
    .sort();
  return files.slice(0, COUNT).map((file) => path.join(DEMOS, file));
}

function page(title: string, body: string) {
  return `---\ntitle: ${title}\ndescription: A page that is measured.\n---\n\n${body}\n`;
}
