import {fork} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {Agent, get} from 'node:http';

/** Requests under way at once. */
const AT_ONCE = 16;

/** What a number of requests has taken. */
export interface Sample {
  requests: number;
  /** Of all bodies as they came, compressed. */
  bytes: number;
  seconds: number;
  /** CPU time of the server's process, in seconds. */
  cpuSeconds: number;
}

/** A server in a process of its own. */
export interface Server {
  ask(addresses: readonly string[], requests: number): Promise<Sample>;
  stop(): void;
}

/** @param script gets the arguments, sends its port, and its `cpuUsage` whenever it is sent anything */
export async function start(script: string, args: readonly string[]): Promise<Server> {
  const child = fork(script, args);
  const [port] = (await once(child, 'message')) as [number];
  const agent = new Agent({keepAlive: true, maxSockets: AT_ONCE});
  return {
    async ask(addresses, requests) {
      const before = await cpuOf(child);
      const began = performance.now();
      let [next, bytes] = [0, 0];
      const one = async () => {
        while (next < requests) {
          const got = await fetchWhole(port, addresses[next++ % addresses.length] ?? '/', agent);
          bytes += got;
        }
      };
      await Promise.all(Array.from({length: AT_ONCE}, one));
      const seconds = (performance.now() - began) / 1000;
      return {requests, bytes, seconds, cpuSeconds: (await cpuOf(child)) - before};
    },
    stop() {
      agent.destroy();
      child.kill();
    },
  };
}

async function cpuOf(child: ChildProcess): Promise<number> {
  const told = once(child, 'message');
  child.send('cpu');
  const [{user, system}] = (await told) as [NodeJS.CpuUsage];
  return (user + system) / 1e6;
}

/**
 * As browsers ask: every form is taken.
 *
 * @returns the bytes of the body
 */
function fetchWhole(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*;q=0.8'};
    get({host: '127.0.0.1', port, path, agent, headers}, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
