import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../contract/tree';
import {turn} from '../../scripts/lib/suite/turn';
import {isReference, listPages} from '../e2e/support/built';
import {install, leave, pack, run, vitrine} from './archive';

const EXAMPLES = path.join(ROOT, 'examples');

/** How many one run builds; which ones, the commit says. */
const SHARE = 2;

/** Most pages of an API that are looked at. */
const REFERENCES = 12;

/** What a built site says of libraries and of sites that are not its own. */
const FOREIGN = /@mui\/|@emotion\/|emotion-|vitrine\.example/i;

const archive = pack();

describe.each(chosen())('the example %s', (name) => {
  let site: string;

  beforeAll(async () => {
    site = await install(path.join(EXAMPLES, name), await archive);
  }, 600_000);

  afterAll(() => leave(site));

  it('builds with what npm has installed', async () => {
    const {code, stderr} = await vitrine(['build'], site);
    // What the makers of a library say otherwise than their code is told, and theirs to mend.
    const said = stderr.split('\n').filter((line) => !/^$|the documentation says that/.test(line));
    expect({code, said}).toEqual({code: 0, said: []});
  }, 300_000);

  it('has nothing of other libraries in it, and nothing of another site', () => {
    const built = path.join(site, 'build');
    const files = readdirSync(built, {recursive: true, encoding: 'utf8'}).filter((file) =>
      /\.(?:html|htm|md|xml|css|js)$/.test(file),
    );
    const found = files.filter((file) =>
      FOREIGN.test(readFileSync(path.join(built, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  it('stands the checks of pages and demos that the main site stands', async () => {
    const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
    const args = [cli, 'test', '-c', 'tests/e2e', '--project=sweep', '--project=example'];
    const {code, stdout} = await run(process.execPath, [...args, '--reporter=line'], ROOT, {
      VITRINE_BUILD: path.join(site, 'build'),
      VITRINE_TITLE: titleOf(site),
      VITRINE_PAGES: pagesOf(site).join(),
      VITRINE_REPORT: undefined,
      // Playwright takes it for Jest's own.
      JEST_WORKER_ID: undefined,
    });
    expect({code, stdout: code === 0 ? '' : stdout}).toEqual({code: 0, stdout: ''});
  }, 600_000);
});

/** All of them, or those that are this commit's share. */
function chosen(): string[] {
  const names = readdirSync(EXAMPLES, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  if (process.env.VITRINE_FULL === '1') return names;
  const first = turn(names.length);
  return [...new Set([...names, ...names].slice(first, first + SHARE))];
}

/** All pages that somebody wrote, and some of the API's, of which a library may have hundreds. */
function pagesOf(site: string): string[] {
  const all = listPages(path.join(site, 'build'));
  const references = all.filter(isReference);
  const step = Math.ceil(references.length / REFERENCES);
  return all.filter((page) => !isReference(page) || references.indexOf(page) % step === 0);
}

function titleOf(site: string): string {
  const home = readFileSync(path.join(site, 'build/index.html'), 'utf8');
  return /<title[^>]*>([^<]*)</.exec(home)?.[1] ?? '';
}
