import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../contract/tree';
import {turn} from '../../scripts/lib/suite/turn';
import {isReference, listPages} from '../e2e/support/built';
import {install, leave, pack, run, vitrine} from './archive';

const EXAMPLES = path.join(ROOT, 'examples');

/**
 * What makes pages light and builds short, in stages, each of which a site can leave out: settings of
 * the preset, by what is done without it.
 */
const STAGES: Readonly<Record<string, object>> = {
  'all that makes pages light and builds short': {
    'late-hydration': false,
    'route-shards': false,
    'incremental-ssg': false,
  },
  'React on intent': {'late-hydration': false},
  'a header that comes alive by itself': {'late-hydration': {headerAlone: false}},
  'style sheets by part': {'late-hydration': {dividesStyles: false}},
  'a flat registry': {'route-shards': false},
  'files in shards': {'route-shards': {files: false}},
  'what is said of pages in shards': {'route-shards': {docs: false}},
  'trees that load their closed groups': {'route-shards': {trees: false}},
  'what the last build has made': {'incremental-ssg': false},
  'pages that the last build has rendered': {'incremental-ssg': {pages: false}},
  'pages as they were rendered': {'incremental-ssg': {minifies: true}},
};

/** An example, and the stage that it is built without; empty: as it is. */
type Case = readonly [title: string, name: string, stage: string];

/** Most pages of an API that are looked at. */
const REFERENCES = 12;

/** What a built site says of libraries and of sites that are not its own. */
const FOREIGN = /@mui\/|@emotion\/|emotion-|vitrine\.example/i;

const archive = pack();

describe.each(chosen())('the example %s', (_title, name, stage) => {
  let site: string;

  beforeAll(async () => {
    site = await install(path.join(EXAMPLES, name), await archive);
    if (stage !== '') leaveOut(site, stage);
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
      // Without a stage a site looks as it does with it: a sample is enough.
      ...(stage !== '' && {VITRINE_FULL: undefined}),
      // Playwright takes it for Jest's own.
      JEST_WORKER_ID: undefined,
    });
    expect({code, stdout: code === 0 ? '' : stdout}).toEqual({code: 0, stdout: ''});
  }, 600_000);
});

/**
 * One as it is, and the next one without a stage; which ones, the commit says. Or all of them as they
 * are, and each stage left out of one.
 */
function chosen(): Case[] {
  const names = readdirSync(EXAMPLES, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const stages = Object.keys(STAGES);
  const without = (at: number, stage: number): Case => {
    const [name = '', left = ''] = [names[at % names.length], stages[stage]];
    return [`${name} without ${left}`, name, left];
  };
  if (process.env.VITRINE_FULL === '1') {
    return [
      ...names.map((name): Case => [name, name, '']),
      ...stages.map((_, at) => without(at, at)),
    ];
  }
  const first = turn(names.length);
  const [name = ''] = names.slice(first);
  return [[name, name, ''], without(first + 1, turn(stages.length))];
}

function leaveOut(site: string, stage: string): void {
  const file = path.join(site, 'docusaurus.config.ts');
  const [before, after, ...more] = readFileSync(file, 'utf8').split(/(?<='vitrine',\s*\{)/);
  if (after === undefined || more.length > 0) throw new Error(`${file} has no preset of one kind`);
  writeFileSync(file, `${before} settings: ${JSON.stringify(STAGES[stage])}, ${after}`);
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
