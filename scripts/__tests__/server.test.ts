import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {serve} from '../lib/server';

let folder = '';
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-server-'));
  for (const name of ['', 'guide', 'evil.example']) {
    mkdirSync(path.join(folder, name), {recursive: true});
    writeFileSync(path.join(folder, name, 'index.html'), `Page ${name}`);
  }
  writeFileSync(path.join(folder, '404.html'), 'Missing');
  server = await serve(folder, 0);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, {recursive: true});
});

/** Asks in bytes: clients mend addresses before they send them. */
async function ask(target: string): Promise<{status: number; location?: string; body: string}> {
  const {hostname, port} = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const location = /^location: (.*)$/im.exec(head)?.[1];
  return {status: Number(head.split(' ')[1]), location, body};
}

describe('no address', () => {
  it.each([
    '//',
    '///',
    '//evil.example',
    '//evil.example/',
    '//evil.example/guide/',
    '//:99999/',
    '/\\',
    '/\\evil.example',
    '/.//evil.example',
    '/guide/..//evil.example',
    'http://',
    'http://localhost:99999/',
    'http://localhost//evil.example',
    'ftp://localhost/guide/',
    '*',
  ])('is answered so, and the server goes on: %s', async (target) => {
    expect(await ask(target)).toMatchObject({status: 400, location: undefined});
    expect(await ask('/guide/')).toMatchObject({status: 200});
  });
});

describe('an address', () => {
  it.each([
    ['/', 200, 'Page '],
    ['/guide/', 200, 'Page guide'],
    ['/guide//', 200, 'Page guide'],
    ['http://localhost/guide/', 200, 'Page guide'],
    ['/none/', 404, 'Missing'],
    ['/none//evil.example', 404, 'Missing'],
    ['/?//', 200, 'Page '],
  ])('is answered: %s', async (target, status, start) => {
    const answer = await ask(target);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(start);
  });

  it('of a folder gets its slash, on the same host', async () => {
    expect(await ask('/guide?a=//b')).toMatchObject({status: 301, location: '/guide/?a=//b'});
  });
});

it('goes on while it has no page for what is missing', async () => {
  rmSync(path.join(folder, '404.html'));
  expect(await ask('/none/')).toMatchObject({
    status: 404,
    body: expect.not.stringMatching('Missing'),
  });
  expect(await ask('/guide/')).toMatchObject({status: 200});
});
