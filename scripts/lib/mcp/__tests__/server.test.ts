import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {PAYLOADS} from '../../../../tests/fuzz/payloads';
import {serveMcp} from '../http';
import {PATIENCE} from '../../patience';
import {createMcpServer, LONGEST_CODE} from '../server';
import {openSite} from '../site';
import {writeSite} from './__fixtures__/builtSite';

/** What a client says of itself. */
const ASKING = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};
const LIST = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list'});
const HALF = 'POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{';

let folder = '';
let client: Client;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-mcp-'));
  writeFileSync(path.join(folder, '..', `${path.basename(folder)}.md`), 'outside');
  writeSite(folder);
  const [here, there] = InMemoryTransport.createLinkedPair();
  await createMcpServer(() => openSite(folder)).connect(there);
  client = new Client({name: 'test', version: '1'});
  await client.connect(here);
});
const served: {close: () => Promise<void>}[] = [];

async function serveSite(patience = PATIENCE): Promise<{url: string}> {
  const server = await serveMcp(() => createMcpServer(() => openSite(folder)), 0, patience);
  served.push(server);
  return server;
}

afterEach(() => Promise.all(served.splice(0).map(async ({close}) => close())));

afterAll(async () => {
  await client.close();
  rmSync(`${folder}.md`);
  rmSync(folder, {recursive: true});
});

async function call(name: string, input: object = {}, by = client) {
  const {content, isError} = await by.callTool({name, arguments: {...input}});
  const [{text = ''} = {}] = content as {text?: string}[];
  return isError ? `Error: ${text}` : text;
}

test('each tool says what it does and what it takes, and none writes', async () => {
  const {tools} = await client.listTools();
  expect(tools.map(({name}) => name)).toEqual([
    'list_versions',
    'search',
    'read_page',
    'get_api',
    'get_demo',
    'get_changes',
    'check_code',
  ]);
  expect(
    tools.every(({description, annotations}) => description && annotations?.readOnlyHint),
  ).toBe(true);
});

test('products are listed with their versions', async () => {
  expect(await call('list_versions')).toBe(
    [
      '- product `kit`, version `current`: Kit v2 (@scope/kit), pages from /kit/. A kit.',
      '- product `kit`, version `v1.5`: Kit v1.5 (@scope/kit), pages from /kit/v1.5/. A kit.',
    ].join('\n'),
  );
});

test('search finds props, pages and words of one version, with their addresses', async () => {
  expect(await call('search', {query: 'elevation'})).toContain(
    '- prop `elevation` of Card, kit: /kit/api/card/#card-prop-elevation',
  );
  expect(await call('search', {query: 'paint', version: 'v1.5'})).toContain('kit v1.5: ');
  expect((await call('search', {query: 'button', limit: 1})).split('\n')).toHaveLength(1);
  expect(await call('search', {query: 'zzzzzz'})).toMatch(/^Nothing was found/);
});

test.each(['/kit/button/', '/kit/button.md', 'https://kit.example/kit/button/?a#b'])(
  'a page is read by its address: %s',
  async (address) => {
    expect(await call('read_page', {address})).toMatch(/^# Button\n\nPress it\./);
  },
);

test('the API of a component comes with its history, newest first', async () => {
  const text = await call('get_api', {name: 'button'});
  expect(text).toContain('| `color` |');
  expect(text.split('## History')[1]?.match(/^(?:###|-) .*/gm)).toEqual([
    '### From 1.10.0 to 2.0.0',
    "- Default of `size`: `'s'` → `'m'`",
    '- Removed: `href`',
    '### From 1.1.0 to 1.10.0',
    "- Type of `size`: `'s' | 'm' | 'l'` → `'s' | 'm'`",
    '- No longer required: `to`',
    '### From 1.0.0 to 1.1.0',
    '- New: `to`: `string`',
    "- Type of `size`: `'s' | 'm'` → `'s' | 'm' | 'l'`",
    "- Default of `size`: `'m'` → `'s'`",
    '- Deprecated: `href`',
  ]);
});

test('demos are given by name, or all', async () => {
  const page = '/kit/button/';
  expect(await call('get_demo', {page, demo: 'basicButtons'})).toBe(
    '```tsx title="BasicButtons.tsx"\nexport default () => <Button color="red" />;\n```',
  );
  expect(await call('get_demo', {page})).toMatch(/BasicButtons\.tsx[^]*Nested\.tsx/);
});

test('changes are told between any two versions, and code is held against them', async () => {
  expect(await call('get_changes', {from: 'v2', to: '1.1.0'})).toMatch(
    /^# @scope\/kit: from 1\.1\.0 to 2\.0\.0\n\nNew components and hooks: \[Card\]/,
  );
  const code = "import {Button} from '@scope/kit';\n\nexport default () => <Button href='/' />;\n";
  expect(await call('check_code', {code, from: '1.0.0'})).toBe(
    '@scope/kit, from 1.0.0 to 2.0.0:\n\n- line 3: member `href of Button` is removed.',
  );
  expect(await call('check_code', {code: '<<< {', to: '2'})).toContain(
    'nothing that this code uses',
  );
});

test.each([
  ['read_page', {address: '/kit/none/'}, 'is the address of no page'],
  ['read_page', {address: '/%E0%A4%A/'}, 'is the address of no page'],
  ['read_page', {address: '\u202e<script>'}, 'is the address of no page'],
  ['read_page', {}, 'address'],
  ['get_api', {name: 'Buton'}, 'did you mean "Button"?'],
  ['get_api', {name: 'Button', version: 'v1.5'}, 'kit v1.5: has no /kit/v1.5/api/index.json'],
  ['get_api', {name: 'Button', product: 'kti'}, 'did you mean "kit"?'],
  ['get_demo', {page: '/kit/button/', demo: 'BasicButon'}, 'BasicButtons'],
  ['get_demo', {page: '/kit/api/card/'}, 'has no demos'],
  ['get_changes', {from: '9'}, 'known are 1.0.0, 1.1.0, 1.10.0, 2.0.0'],
  ['search', {query: ''}, 'query'],
  ['search', {query: 'a', limit: 1e9}, 'limit'],
  ['search', {query: 'a', versions: 'v1.5'}, 'versions'],
])('%s tells what is wrong with %j', async (name, input, fault) => {
  const answer = await call(name, input);
  expect(answer).toMatch(/^Error: /);
  expect(answer).toContain(fault);
});

test('nothing outside of the site is read', async () => {
  for (const address of [
    `/../${'x'.repeat(9000)}`,
    `/../${path.basename(folder)}.md`,
    '/%2e%2e%2f',
    `/..%2f${path.basename(folder)}`,
  ]) {
    expect(await call('read_page', {address})).toMatch(/^Error: /);
  }
});

test('a folder without a site is an error that says what to do', () => {
  expect(() => openSite(tmpdir())).toThrow('name the folder of a built site with --dir');
});

test('over HTTP it answers the same, to who asks for this machine alone', async () => {
  const {url} = await serveSite();
  const other = new Client({name: 'test', version: '1'});
  await other.connect(new StreamableHTTPClientTransport(new URL(url)) as never);
  expect(await call('list_versions', {}, other)).toBe(await call('list_versions'));
  await other.close();
  expect((await fetch(url)).status).toBe(405);
  expect((await fetch(new URL('/other', url), {method: 'POST'})).status).toBe(404);
});

test.each([
  ['a name that was rebound', {host: 'evil.example'}, 403],
  ['a name that begins like this machine', {host: 'localhost.evil.example:80'}, 403],
  ['a user at this machine', {host: 'evil.example@'}, 403],
  ['a page from elsewhere', {origin: 'https://evil.example'}, 403],
  ['a page in a frame without an origin', {origin: 'null'}, 403],
  ['a page that calls itself so', {origin: 'https://localhost.evil.example'}, 403],
  ['a page of this machine', {origin: 'http://localhost:3000'}, 200],
])('over HTTP it answers whoever is on this machine alone: %s', async (_what, headers, status) => {
  const {url} = await serveSite();
  expect(await statusOf(url, {...ASKING, ...headers}, LIST)).toBe(status);
});

test('over HTTP it takes code as long as the tool says, and no more than that', async () => {
  const {url} = await serveSite();
  const check = async (code: string) => {
    const params = {name: 'check_code', arguments: {code}};
    const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/call', params});
    const response = await fetch(url, {method: 'POST', headers: ASKING, body});
    return [response.status, await response.text()];
  };
  const code = "import {Button} from '@scope/kit';\n<Button href='/' />;\n";
  const longest = `${code}/*${'\u0001'.repeat(LONGEST_CODE - code.length - 4)}*/`;
  expect(await check(longest)).toEqual([200, expect.stringContaining('is removed')]);
  expect(await check(`${longest} `)).toEqual([200, expect.stringContaining('4000000')]);
  expect(await check('\u0001'.repeat(2 * LONGEST_CODE))).toEqual([
    413,
    expect.stringContaining('too long'),
  ]);
}, 30_000);

test('over HTTP it waits for nobody who sends a request letter by letter', async () => {
  const hasty = {...PATIENCE, headersTimeout: 50, requestTimeout: 50};
  const {url} = await serveSite({...hasty, connectionsCheckingInterval: 10});
  for (const part of ['POST /mcp HTTP/1.1\r\nHost: a', HALF]) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(part);
    // With a word, or without: it is closed.
    expect(await text(socket)).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  }
});

test('over HTTP it tells of what it cannot read as the protocol does, without a stack', async () => {
  const {url} = await serveSite();
  const headers = {'content-type': 'application/json'};
  for (const body of ['{bad', '', `"${'x'.repeat(2 ** 18)}`, ...PAYLOADS.slice(0, 20)]) {
    const response = await fetch(url, {method: 'POST', headers, body});
    const told = {code: -32_700, message: expect.any(String) as string};
    expect([400, 413]).toContain(response.status);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({jsonrpc: '2.0', error: told, id: null});
  }
});

test('what a page, a product or a question holds is text, and stays what it is', async () => {
  const file = path.join(folder, 'llms.json');
  const before = readFileSync(file, 'utf8');
  for (const [number, payload] of PAYLOADS.entries()) {
    const site = JSON.parse(before) as {versions: {name: string; description: string}[]};
    for (const version of site.versions) version.description = payload;
    writeFileSync(file, JSON.stringify(site));
    writeFileSync(path.join(folder, `kit/payload-${number}.md`), `# ${payload}\n`);
    const listed = (await call('list_versions')).split('\n');
    expect([payload, listed.map((line) => line.endsWith(`. ${payload}`))]).toEqual([
      payload,
      [true, true],
    ]);
    expect(await call('read_page', {address: `/kit/payload-${number}/`})).toBe(`# ${payload}\n`);
    for (const input of [{query: payload}, {query: 'card', product: payload}]) {
      expect(await call('search', input)).not.toMatch(/\n\s+at |node_modules/);
    }
    expect(await call('get_api', {name: payload})).toMatch(/^Error: /);
    expect(await call('read_page', {address: payload})).toMatch(/^Error: /);
  }
  writeFileSync(file, before);
});

/** `fetch` does not let a caller name another host. */
async function statusOf(
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<number | undefined> {
  const {request} = await import('node:http');
  return new Promise((resolve, reject) => {
    const asked = request(url, {method: 'POST', headers}, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject).end(body);
  });
}
