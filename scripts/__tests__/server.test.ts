import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {TYPES} from '../../plugins/hosting/core/types';
import {PATIENCE} from '../lib/patience';
import {serve} from '../lib/server';

const HEADERS = JSON.stringify({
  rules: [],
  types: TYPES,
  redirects: {'/é/': '/guide/', '/old.html': '/digits.txt', '/evil.example/': '/guide/'},
});

let folder = '';
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-server-'));
  for (const name of ['', 'guide', 'bare', 'evil.example']) {
    mkdirSync(path.join(folder, name), {recursive: true});
    writeFileSync(path.join(folder, name, 'index.html'), `Page ${name}`);
  }
  writeFileSync(path.join(folder, 'index.md'), '# Start');
  writeFileSync(path.join(folder, 'guide.md'), '# Guide');
  writeFileSync(path.join(folder, '404.html'), 'Missing');
  writeFileSync(path.join(folder, 'digits.txt'), '0123456789');
  for (const ending of ['', '.br', '.gz']) {
    writeFileSync(path.join(folder, `forms.txt${ending}`), `form${ending}`);
  }
  mkdirSync(path.join(folder, 'hosting'));
  writeFileSync(path.join(folder, 'hosting/headers.json'), HEADERS);
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

describe('a page', () => {
  const get = async (address: string, accept: string) => {
    const answer = await fetch(server.url + address, {headers: {accept}});
    const {headers} = answer;
    return [await answer.text(), headers.get('content-type'), headers.get('vary')];
  };

  it.each([
    ['/guide/', 'text/markdown, text/html, */*', '# Guide'],
    ['/guide/', 'text/html;q=0.5,text/markdown;variant=GFM;q=0.9', '# Guide'],
    ['/', 'text/markdown', '# Start'],
  ])('comes as Markdown where that is asked for: %s, %s', async (address, accept, body) => {
    expect(await get(address, accept)).toEqual([body, 'text/markdown; charset=utf-8', 'Accept']);
  });

  it.each([
    ['/guide/', 'text/html,application/xhtml+xml,*/*;q=0.8', 'Page guide'],
    ['/guide/', 'text/markdown;q=0, */*', 'Page guide'],
    ['/guide/', 'application/x-text/markdown', 'Page guide'],
    ['/bare/', 'text/markdown', 'Page bare'],
  ])('comes as it is to all others: %s, %s', async (address, accept, body) => {
    expect(await get(address, accept)).toEqual([body, 'text/html; charset=utf-8', 'Accept']);
  });
});

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

describe('an address that leads on', () => {
  it.each([
    ['/%C3%A9/', '/guide/'],
    ['/%c3%a9?a=1', '/guide/?a=1'],
    ['/old.html', '/digits.txt'],
    ['/evil.example/', '/guide/'],
  ])('is answered with the one that counts: %s', async (target, location) => {
    expect(await ask(target)).toMatchObject({status: 301, location});
  });

  it('is no other than those that are named', async () => {
    expect(await ask('/constructor/')).toMatchObject({status: 404});
    expect(await ask('/%E0%A4%A/')).toMatchObject({status: 404});
  });
});

describe('of a file', () => {
  /** Status, body, and the headers that tell what the body is. */
  async function get(address: string, headers: Record<string, string>, method = 'GET') {
    const answer = await fetch(server.url + address, {headers, method});
    const body = await answer.text();
    return {status: answer.status, body, headers: answer.headers};
  }

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-5', 416, '', 'bytes */10'],
    ['bytes=99-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['items=0-1', 200, '0123456789', null],
  ])('the part is sent that is asked for: %s', async (range, status, body, told) => {
    const answer = await get('/digits.txt', {range});
    expect([answer.status, answer.body]).toEqual([status, body]);
    expect(answer.headers.get('content-range')).toBe(told);
  });

  it.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', null],
    ['BR;q=0.5', 'br'],
    ['x-br, *', null],
  ])('the form is sent that is taken: %s', async (accepted, encoding) => {
    const answer = await get('/forms.txt', {'accept-encoding': accepted}, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('nothing is sent that the client has', async () => {
    const {headers} = await get('/digits.txt', {});
    const etag = headers.get('etag') ?? '';
    const changed = headers.get('last-modified') ?? '';
    // Without it, fetch asks for the file anew whatever there is of it.
    const own = {'cache-control': 'max-age=0'};
    const statusOf = async (sent: Record<string, string>) =>
      (await get('/digits.txt', {...own, ...sent})).status;
    expect(await statusOf({'if-none-match': etag})).toBe(304);
    expect(await statusOf({'if-none-match': `"other", ${etag}`})).toBe(304);
    expect(await statusOf({'if-none-match': '"other"', 'if-modified-since': changed})).toBe(200);
    expect(await statusOf({'if-modified-since': changed})).toBe(304);
    expect(await statusOf({'if-modified-since': new Date(0).toUTCString()})).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('nothing is taken: %s', async (method) => {
    const {status, headers} = await get('/digits.txt', {}, method);
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

/** Sends bytes, and gives what comes back until the server closes. */
async function send(bytes: string, {url} = server): Promise<string> {
  const {hostname, port} = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}

describe('of the disk', () => {
  it('nothing is sent that lies outside of the folder, by a link either', async () => {
    symlinkSync(tmpdir(), path.join(folder, 'away'));
    symlinkSync(path.join(folder, '..', path.basename(folder), 'digits.txt'), `${folder}/same.txt`);
    const outside = `${folder}-secret.txt`;
    writeFileSync(outside, 'Secret');
    symlinkSync(outside, path.join(folder, 'secret.txt'));
    const name = path.basename(outside);
    for (const target of [
      ...['/secret.txt', `/away/${name}`, `/..%2f${name}`, `/%2e%2e/${name}`, `/..%5c${name}`],
      ...[`/.%252e/${name}`, `/%c0%ae%c0%ae/${name}`, `/guide/..%2f..%2f${name}`, `/..;/${name}`],
    ]) {
      expect([target, (await ask(target)).status]).toEqual([target, 404]);
    }
    expect(await ask('/same.txt')).toMatchObject({status: 200});
    rmSync(outside);
  });

  it('nothing is sent of a link that stands for a compressed file, or for the page of what is missing', async () => {
    const outside = `${folder}-secret.txt`;
    writeFileSync(outside, 'Secret');
    symlinkSync(outside, path.join(folder, 'digits.txt.gz'));
    const missing = path.join(folder, '404.html');
    rmSync(missing);
    symlinkSync(outside, missing);
    const answer = await fetch(`${server.url}/digits.txt`, {headers: {'accept-encoding': 'gzip'}});
    expect(await answer.text()).toMatch(/^\d+$/);
    expect(await ask('/none')).toMatchObject({status: 404, body: ''});
    for (const each of [missing, `${folder}/digits.txt.gz`, outside]) rmSync(each);
    writeFileSync(missing, 'Missing');
  });

  it.each(['a$b.txt', '50%.txt', 'c#.txt', 'why?.txt', 'a;b,c.txt', 'a b.txt'])(
    'a file is sent whatever signs its name has: %s',
    async (name) => {
      writeFileSync(path.join(folder, name), name);
      expect(await ask(`/${encodeURIComponent(name)}`)).toMatchObject({status: 200, body: name});
    },
  );

  it('a pipe is no file, and nobody waits for it', async () => {
    execFileSync('mkfifo', [path.join(folder, 'pipe.txt')]);
    expect(await ask('/pipe.txt')).toMatchObject({status: 404});
  });

  it('a file with an ending that every object has is bytes', async () => {
    for (const ending of ['constructor', '__proto__', 'toString']) {
      writeFileSync(path.join(folder, `odd.${ending}`), '');
      const {headers} = await fetch(`${server.url}/odd.${ending}`);
      expect(headers.get('content-type')).toBe('application/octet-stream');
    }
  });
});

describe('a client', () => {
  const HEAD = 'HTTP/1.1\r\nHost: localhost\r\n';

  it('that asks for several at once gets all, in that order', async () => {
    const asked = ['/digits.txt', '/guide/', '/none/', '/guide', '//', '/forms.txt'];
    const bytes = asked.map((target) => `GET ${target} ${HEAD}\r\n`).join('');
    const answers = await send(`${bytes.repeat(50)}GET / ${HEAD}Connection: close\r\n\r\n`);
    const statuses = [...answers.matchAll(/^HTTP\/1\.1 (\d+)|(?<=\w)HTTP\/1\.1 (\d+)/gm)];
    const told = statuses.map(([, first, later]) => Number(first ?? later));
    const each = [200, 200, 404, 301, 400, 200];
    expect(told).toEqual([...Array.from({length: 50}, () => each).flat(), 200]);
  });

  it('whose address or headers have no end is told so', async () => {
    const long = 'a'.repeat(70_000);
    for (const bytes of [`GET /${long} ${HEAD}\r\n`, `GET / ${HEAD}X: ${long}\r\n\r\n`]) {
      expect(await send(bytes)).toMatch(/^HTTP\/1\.1 431 /);
    }
    const begun = performance.now();
    expect(await ask(`/a${'/'.repeat(15_000)}b`)).toMatchObject({status: 404});
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it('that smuggles one request in another is refused', async () => {
    const both = 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
    const answers = await send(`GET / ${HEAD}${both}GET /guide/ ${HEAD}\r\n`);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  });

  it('that sends letter by letter is not waited for', async () => {
    const hasty = {...PATIENCE, headersTimeout: 50, requestTimeout: 50};
    const other = await serve(folder, 0, {...hasty, connectionsCheckingInterval: 10});
    // With a word, or without: it is closed.
    const answer = await send('GET / HTTP/1.1\r\nHost: l', other).finally(other.close);
    expect(answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  });
});

it('serves the last good build while there is no other', async () => {
  renameSync(folder, `${folder}.last`);
  expect(await ask('/guide/')).toMatchObject({status: 200});
  renameSync(`${folder}.last`, folder);
  expect(await ask('/guide/')).toMatchObject({status: 200});
});

it('has nobody keep for a year what is missing among files that never change', async () => {
  rmSync(path.join(folder, 'hosting/headers.json'));
  const {status, headers} = await fetch(`${server.url}/assets/js/gone.js`);
  writeFileSync(path.join(folder, 'hosting/headers.json'), HEADERS);
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-cache']);
});

it('goes on while it has no page for what is missing', async () => {
  rmSync(path.join(folder, '404.html'));
  expect(await ask('/none/')).toMatchObject({
    status: 404,
    body: expect.not.stringMatching('Missing'),
  });
  expect(await ask('/guide/')).toMatchObject({status: 200});
});
