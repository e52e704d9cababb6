/**
 * Serves a built site until its standard input ends: by nginx and by Caddy, with what the build has
 * written for each, and as `npm run serve` does. A process of its own, so that the servers end
 * however the tests end.
 *
 * Usage: node scripts/run.mjs tests/site/serveEach.ts <folder> [<base URL of the site in it>]; one
 * line of JSON: {"nginx": "http://…", "caddy": "http://…", "serve": "http://…"}
 */
import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect, createServer} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {serve} from '../../scripts/lib/server';
import {BROTLI_MODULE, CADDY, NGINX} from '../../scripts/lib/webServers';

/** Milliseconds between two looks at whether a server answers. */
const PAUSE = 20;

const [folder = 'build', base = '/'] = process.argv.slice(2);
const dir = path.resolve(folder);
const prefix = mkdtempSync(path.join(os.tmpdir(), 'vitrine-servers-'));
const ports = {nginx: await freePort(), caddy: await freePort()};
const servers = [startNginx(ports.nginx), startCaddy(ports.caddy)];
for (const server of servers) server.once('exit', end);
for (const port of Object.values(ports)) {
  while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, PAUSE));
}

const {url} = await serve(dir, 0);
const [nginx, caddy] = Object.values(ports).map((port) => `http://127.0.0.1:${port}`);
console.log(JSON.stringify({nginx, caddy, serve: url}));
process.stdin.resume().on('end', () => end(0));

/** Where a server ends by itself, its reason is on the error stream, which is this process's own. */
function end(code: number | null) {
  for (const server of servers) server.removeListener('exit', end).kill();
  rmSync(prefix, {recursive: true, force: true});
  process.exit(code ?? 0);
}

/** A port that was free a moment ago: the servers cannot look for one themselves. */
async function freePort(): Promise<number | undefined> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? address?.port : undefined;
}

/** As one process, so that it reads what this one may read, and leaves nothing when it ends. */
function startNginx(port?: number): ChildProcess {
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

/** Without its administration, which listens to the machine, and without a folder of its own. */
function startCaddy(port?: number): ChildProcess {
  const file = path.join(prefix, 'Caddyfile');
  writeFileSync(
    file,
    `{
      admin off
      auto_https off
      log {
        level ERROR
      }
    }
    http://127.0.0.1:${port} {
      root * "${dir}"
      import "${dir}${base}hosting/Caddyfile"
    }`,
  );
  return spawn(CADDY, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {...process.env, HOME: prefix, XDG_CONFIG_HOME: prefix, XDG_DATA_HOME: prefix},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** @returns whether a server takes connections */
async function answers(port?: number): Promise<boolean> {
  const socket = connect(Number(port), '127.0.0.1');
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  socket.destroy();
  return isOpen;
}
