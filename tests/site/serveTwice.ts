/**
 * Serves a built site twice until its standard input ends: by nginx, with the configuration that
 * the build has written, and as `npm run serve` does. A process of its own, so that nginx ends
 * however the tests end.
 *
 * Usage: node scripts/run.mjs tests/site/serveTwice.ts <folder> [<base URL of the site in it>]; one
 * line of JSON: {"nginx": "http://…", "serve": "http://…"}
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect, createServer} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {BROTLI_MODULE, NGINX} from '../../scripts/lib/nginx';
import {serve} from '../../scripts/lib/server';

/** Milliseconds between two looks at whether nginx answers. */
const PAUSE = 20;

const [folder = 'build', base = '/'] = process.argv.slice(2);
const dir = path.resolve(folder);
const prefix = mkdtempSync(path.join(os.tmpdir(), 'vitrine-nginx-'));
const port = await freePort();
const nginx = startNginx();
// Where it ends by itself, its reason is on the error stream, which is this process's own.
nginx.once('exit', (code) => {
  rmSync(prefix, {recursive: true, force: true});
  process.exit(code ?? 0);
});
while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, PAUSE));

const {url} = await serve(dir, 0);
console.log(JSON.stringify({nginx: `http://127.0.0.1:${port}`, serve: url}));
process.stdin.resume().on('end', () => nginx.kill());

/** A port that was free a moment ago: nginx cannot look for one itself. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? address?.port : undefined;
}

/** As one process, so that it reads what this one may read, and leaves nothing when it ends. */
function startNginx() {
  const file = path.join(prefix, 'nginx.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    file,
    `daemon off; master_process off; pid nginx.pid; error_log stderr warn;
    load_module ${BROTLI_MODULE};
    events {}
    http {
      access_log off;
      ${places.map((name) => `${name}_temp_path ${name};`).join('\n')}
      server {
        listen 127.0.0.1:${port};
        root "${dir}";
        include "${dir}${base}hosting/nginx.conf";
        brotli_static on;
      }
    }`,
  );
  return spawn(NGINX, ['-p', prefix, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** @returns whether nginx takes connections */
async function answers(): Promise<boolean> {
  const socket = connect(Number(port), '127.0.0.1');
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  socket.destroy();
  return isOpen;
}
