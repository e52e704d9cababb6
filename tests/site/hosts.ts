import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {get} from 'node:http';
import type {IncomingHttpHeaders} from 'node:http';
import path from 'node:path';
import {RUNNER} from '../../scripts/lib/setup';

/** A folder that several servers serve. */
export interface Hosts {
  /** Origin under which nginx serves it. */
  nginx: string;
  /** Origin under which Caddy serves it. */
  caddy: string;
  /** Origin under which it is served as by `npm run serve`. */
  serve: string;
  stop(): void;
}

/** What a reader's browser gets. */
export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** Hash of the bytes as they came. */
  body: string;
}

/**
 * Serves a folder by nginx, by Caddy and by our own server, until it is stopped.
 *
 * @param folder the document root
 * @param base base URL of the site in it, which has `hosting/nginx.conf` and `hosting/Caddyfile`
 */
export async function startHosts(folder: string, base = '/'): Promise<Hosts> {
  const hosts = spawn(process.execPath, [
    RUNNER,
    path.join(__dirname, 'serveEach.ts'),
    folder,
    base,
  ]);
  const urls = await new Promise<Omit<Hosts, 'stop'>>((resolve, reject) => {
    hosts.stdout.once('data', (line: Buffer) => resolve(JSON.parse(line.toString())));
    const said: Buffer[] = [];
    hosts.stderr.on('data', (text: Buffer) => said.push(text));
    hosts.once('close', () => reject(new Error(said.join(''))));
  });
  return {...urls, stop: () => hosts.stdin.end()};
}

/** Asks for an address, and follows nothing. */
export function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, {headers, agent: false}, (response) => {
      const hash = createHash('sha256');
      response.on('data', (bytes: Buffer) => hash.update(bytes));
      response.on('end', () => {
        resolve({status: response.statusCode, headers: response.headers, body: hash.digest('hex')});
      });
    });
    request.on('error', reject);
  });
}
