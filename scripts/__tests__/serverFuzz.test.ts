import {randomFrom} from '../../plugins/_shared/text/__tests__/__fixtures__/random';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {serve} from '../lib/server';

/** How many requests are made: the whole takes as long as the rest of the suite's folder. */
const COUNT = process.env.VITRINE_FULL === '1' ? 10_000 : 600;
/** Requests at once. */
const BATCH = 50;
const SEED = 19;

const METHODS = 'GET GET GET GET GET HEAD POST PUT DELETE OPTIONS TRACE PATCH CONNECT FOO'.split(
  ' ',
);
const PARTS = [
  ...['/', '//', '/\\', '\\', '.', '..', '/./', '/../', ':', '@', ';', '?', '#', '%', '%2f', '%00'],
  ...['%5c', '%E0%A4%A', '%ff', '%2e%2e', '*', '[::1', '[::1]', ':99999', 'http://', 'https://'],
  ...['ftp://', 'javascript:', 'localhost', 'evil.example', 'guide', 'index.html', '404', 'a b.js'],
  ...['assets', 'assets/a.js', 'a.js.br', '.well-known', 'é', '\u0001', '\t', 'x'.repeat(300)],
];
const RANGES = [
  ...['bytes=0-1', 'bytes=10-5', 'bytes=-3', 'bytes=3-', 'bytes=-', 'bytes=', 'bytes', 'items=0-1'],
  ...['bytes=99999-', 'bytes=0-0,2-3', 'bytes=1-2,', 'bytes=-0', 'bytes=1e3-2', 'bytes= 1 - 2 '],
  ...['bytes=0-99999999999999999999', 'bytes=--1', 'bytes=-99999'],
];
const DATES = ['Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 01 Jan 2100 00:00:00 GMT', 'yesterday', '0'];
const TAGS = ['*', '"a"', 'W/"a"', '"a", W/"b"', '"', ',', 'a', 'W/"1-1", *'];
const HEADERS: [name: string, values: string[]][] = [
  ['Range', RANGES],
  ['If-Range', [...DATES, ...TAGS]],
  ['If-None-Match', TAGS],
  ['If-Match', TAGS],
  ['If-Modified-Since', DATES],
  ['If-Unmodified-Since', DATES],
  ['Accept-Encoding', ['br', 'gzip;q=0, br;q=0.0', '*', '*;q=0', 'br;q=x', ';;,,', 'identity;q=0']],
  ['Content-Length', ['0', '5', '-1', 'x']],
  ['Transfer-Encoding', ['chunked', 'gzip', 'x']],
  ['Expect', ['100-continue', 'x']],
  ['Upgrade', ['websocket', 'h2c']],
  ['Host', ['', 'evil.example', '[', 'a:99999', 'x'.repeat(2000)]],
];

let folder = '';
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-fuzz-'));
  for (const name of ['', 'guide', 'evil.example', 'assets', '.well-known']) {
    mkdirSync(path.join(folder, name), {recursive: true});
    writeFileSync(path.join(folder, name, 'index.html'), `Page ${name}`);
  }
  for (const name of [
    '404.html',
    'a b.js',
    'é',
    'assets/a.js',
    'assets/a.js.br',
    'index.html.gz',
  ]) {
    writeFileSync(path.join(folder, name), 'Some text');
  }
  server = await serve(folder, 0);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, {recursive: true});
});

/** A request as bytes: whatever a client could send, and some that none would. */
function makeRequest(random: () => number): string {
  const below = (count: number) => Math.floor(random() * count);
  const pick = (values: readonly string[]) => values[below(values.length)] ?? '';
  const some = (most: number) => Array.from({length: below(most)}, () => pick(PARTS)).join('');
  const target = `${random() < 0.9 ? '/' : ''}${some(5)}`;
  const headers = HEADERS.filter(() => random() < 0.2).map(
    ([name, values]) => `${name}: ${pick(values)}\r\n`,
  );
  const version = random() < 0.95 ? 'HTTP/1.1' : pick(['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', '']);
  const host = headers.some((each) => each.startsWith('Host')) ? '' : 'Host: localhost\r\n';
  return `${pick(METHODS)} ${target} ${version}\r\n${host}Connection: close\r\n${headers.join('')}\r\n`;
}

/** What is wrong with the answer to a request. */
async function faultOf(request: string): Promise<string | undefined> {
  const {hostname, port} = new URL(server.url);
  const socket = connect(Number(port), hostname);
  // A body that is announced never comes: none is waited for.
  socket.write(request);
  const answer = (await text(socket).catch(String)).replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '');
  const [, status = 'none'] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? [];
  const [, location = '/'] = /^location: (.*)$/im.exec(answer) ?? [];
  if (/^[234]/.test(status) && /^\/(?![/\\])/.test(location)) return undefined;
  return `${JSON.stringify(request)} → ${status} ${location} ${answer.slice(0, 80)}`;
}

it(`survives ${COUNT} requests, and answers each`, async () => {
  const random = randomFrom(SEED);
  const faults: (string | undefined)[] = [];
  for (let made = 0; made < COUNT; made += BATCH) {
    const batch = Array.from({length: BATCH}, () => makeRequest(random));
    faults.push(...(await Promise.all(batch.map(faultOf))));
  }
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  expect((await fetch(`${server.url}/guide/`)).status).toBe(200);
}, 60_000);
