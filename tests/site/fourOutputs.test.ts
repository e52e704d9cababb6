import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {differenceOf} from '../../plugins/api-history/core/difference';
import {splitKey} from '../../plugins/api-history/core/memberKey';
import type {ChangesData} from '../../plugins/api-history/core/past/changesData';
import {rowId, type RowSection} from '../../plugins/api-model/core/names';
import {markdownAddress} from '../../plugins/markdown-export/core/address';
import {createMcpServer} from '../../scripts/lib/mcp/server';
import {openSite} from '../../scripts/lib/mcp/site';
import {listFiles} from '../contract/tree';
import {filesBelow, freshBuild} from './copies';

/** A model as it is published, as far as it is looked at here. */
interface Model {
  name: string;
  props: {name: string}[];
  sets: {props: string[]}[];
  inherited: {props: string[]}[];
  slots: {name: string}[];
  classes: {key: string; className: string}[];
  cssVariables: {name: string}[];
  dataAttributes: {name: string}[];
  returnMembers: {name: string}[];
}

interface Row {
  section: RowSection;
  name: string;
  /** What begins its line in Markdown. */
  cell: string;
}

/** Rows of a reference in HTML, without what they hold. */
const ROW = /<li [^>]*?\bid="?([a-z\d.-]+-(?:prop|slot|class|css|data|return)-[^\s">]+)/g;
/** Demos by the names of their files. */
const DEMOS = new Set(
  listFiles()
    .filter((file) => /^[^/]*docs\/.*\.tsx$/.test(file))
    .map((file) => path.basename(file, '.tsx')),
);

let told: {address: string; product: string; version: string; model: Model}[] = [];
const client = new Client({name: 'test', version: '1'});
const read = (file: string) => readFileSync(path.join(freshBuild(), file), 'utf8');
const json = <Value>(file: string) => JSON.parse(read(file)) as Value;
const readHtml = (address: string) => read(`${address}index.html`);
const hasId = (html: string, id: string) =>
  [`id="${id}"`, `id=${id} `, `id=${id}>`].some((text) => html.includes(text));
const idOf = ({name: model}: Model, {section, name}: Pick<Row, 'section' | 'name'>) =>
  rowId(model, section, name);

beforeAll(async () => {
  const {versions} = json<{versions: {product: string; version: string; root: string}[]}>(
    'llms.json',
  );
  told = versions.flatMap(({product, version, root}) => {
    const index = `${root}api/index.json`;
    if (!existsSync(path.join(freshBuild(), index))) return [];
    const {api} = json<{api: {page: string; json: string}[]}>(index);
    return api.map(({page, json: file}) => {
      const [address = ''] = page.split('#');
      return {address, product, version, model: json<Model>(file)};
    });
  });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await createMcpServer(() => openSite(freshBuild())).connect(there);
  await client.connect(here);
});
afterAll(() => client.close());

async function ask(name: string, input: object): Promise<string> {
  const {content, isError} = await client.callTool({name, arguments: {...input}});
  const [{text = ''} = {}] = content as {text?: string}[];
  return isError ? `Error: ${text}` : text;
}

/** Rows of props that many components have stand on a page of their own. */
function rowsOf({props, sets, slots, classes, cssVariables, ...model}: Model): Row[] {
  const shared = new Set(sets.flatMap((set) => set.props));
  const named = (section: RowSection, rows: readonly {name: string}[]) =>
    rows.map(({name}) => ({section, name, cell: `| \`${name}\``}));
  return [
    ...named(
      'props',
      props.filter(({name}) => !shared.has(name)),
    ),
    ...named('slots', slots),
    ...classes.map(({key, className}) => ({
      ...{section: 'classes' as const, name: key},
      cell: `| \`.${className}\``,
    })),
    ...named('css', cssVariables),
    ...named('data', model.dataAttributes),
    ...named('returns', model.returnMembers),
  ];
}

function inheritedOf({inherited, sets}: Model) {
  const names = [...inherited, ...sets].flatMap(({props}) => props);
  return names.map((name) => ({section: 'props' as const, name}));
}

it('tells each row of each model in HTML, in Markdown, and to programs that ask', async () => {
  const faults: string[] = [];
  const counts = new Map<RowSection, number>();
  for (const {address, product, version, model} of told) {
    const html = readHtml(address);
    const markdown = read(markdownAddress(address));
    const answer = await ask('get_api', {name: model.name, product, version});
    for (const {section, name, cell} of rowsOf(model)) {
      counts.set(section, (counts.get(section) ?? 0) + 1);
      const id = idOf(model, {section, name});
      const isThere = {
        HTML: hasId(html, id),
        Markdown: markdown.includes(cell),
        MCP: answer.includes(cell),
      };
      const missing = Object.entries(isThere).filter(([, is]) => !is);
      faults.push(...missing.map(([output]) => `${address} ${section} ${name}: not in ${output}`));
    }
  }
  expect(faults).toEqual([]);
  expect([...counts.keys()].sort()).toEqual(['classes', 'css', 'props', 'returns', 'slots']);
  expect(counts.get('props')).toBeGreaterThan(3000);
});

it('has no row in HTML that the JSON of its models lacks', () => {
  const known = new Set(
    told.flatMap(({address, model}) =>
      [...rowsOf(model), ...inheritedOf(model)].map((row) => `${address}#${idOf(model, row)}`),
    ),
  );
  const addresses = [...new Set(told.map(({address}) => address))];
  const shown = addresses.flatMap((address) =>
    [...readHtml(address).matchAll(ROW)].map(([, id = '']) => `${address}#${id}`),
  );
  expect(shown.length).toBeGreaterThan(5000);
  expect(shown.filter((row) => !known.has(row))).toEqual([]);
});

it('tells each demo of a page in HTML, in Markdown, and to programs, and links it in JSON', async () => {
  const pages = filesBelow(freshBuild())
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    // Programs are told of pages in the first language.
    .filter((address) => !address.startsWith('/ar/'))
    .filter((address) => read(`${address}index.html`).includes('data-demo='));
  const linked = filesBelow(freshBuild())
    .filter((file) => /\/api\/[^/]+\.json$/.test(file))
    .flatMap((file) => json<{demos?: {href: string}[]}>(file).demos ?? []);
  const faults: string[] = [];
  let count = 0;
  for (const address of pages) {
    const html = readHtml(address);
    const markdown = read(markdownAddress(address));
    for (const [, name = ''] of html.matchAll(/data-demo="?([A-Za-z\d]+)/g)) {
      // A playground has no file.
      if (!DEMOS.has(name)) continue;
      count += 1;
      if (!markdown.includes(`title="${name}.`)) faults.push(`${address} ${name}: not in Markdown`);
      const source = await ask('get_demo', {page: address, demo: name});
      if (!source.includes(`title="${name}.`)) faults.push(`${address} ${name}: not in MCP`);
    }
    for (const [, file = ''] of markdown.matchAll(/^[ >]*`{3,}\w* title="(\w+)\.[jt]sx"/gm)) {
      if (!html.includes(file)) faults.push(`${address} ${file}: not in HTML`);
    }
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(80);
  const lost = linked.filter(({href}) => {
    const [address = '', id = ''] = href.split('#');
    return !hasId(readHtml(address), id);
  });
  expect(linked.length).toBeGreaterThan(80);
  expect(lost).toEqual([]);
});

it('tells each change of each step in HTML, Markdown, JSON and to programs', async () => {
  const files = filesBelow(freshBuild()).filter((file) => file.endsWith('/changes.steps.json'));
  const faults: string[] = [];
  let count = 0;
  for (const file of files) {
    const root = `/${file.replace('.steps.json', '')}`;
    const own = told.find(({address}) => address.startsWith(root.replace(/changes$/, '')));
    const data = json<ChangesData>(`${root}.steps.json`);
    for (const [i, to] of data.versions.entries()) {
      const from = data.versions[i - 1];
      if (from === undefined) continue;
      const {product, version} = own ?? {};
      const outputs = {
        HTML: readHtml(`${root}/`),
        Markdown: read(`${root}.md`),
        MCP: await ask('get_changes', {product, version, from, to}),
        ...(version === 'current' && {feed: read(`${root}.xml`)}),
      };
      const names = namesIn(data, from, to);
      count += names.length;
      for (const [output, text] of Object.entries(outputs)) {
        const missing = names.filter((name) => !text.includes(name));
        faults.push(...missing.map((name) => `${root} ${to} ${name}: not in ${output}`));
      }
    }
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

function namesIn(data: ChangesData, from: string, to: string): string[] {
  const {added, removed, changed} = differenceOf(data, from, to);
  const names = changed.flatMap((each) => [
    each.name,
    ...[...each.added, ...each.removed, ...each.changed].map(({name}) => splitKey(name).name),
  ]);
  return [...new Set([...added, ...removed, ...names])];
}
