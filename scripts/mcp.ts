/**
 * Offers a built site to agents, by the Model Context Protocol: over standard input and output, or
 * over HTTP on this machine.
 *
 * Usage: vitrine mcp [--dir build] [--http <port>]
 */
import process from 'node:process';
import {readArgs, readPort} from './lib/args';
import {exitOnSignals} from './lib/child';
import {openSite} from './lib/mcp/site';
import {describe} from './lib/report';

/** A site that offers nothing to agents need not have them. */
const PACKAGES = ['@modelcontextprotocol/sdk', 'zod'];

const {values} = readArgs({
  options: {dir: {type: 'string', default: 'build'}, http: {type: 'string'}},
});
exitOnSignals();

try {
  openSite(values.dir);
  await start(values.http);
} catch (error) {
  console.error(describe(error));
  process.exit(1);
}

async function start(port: string | undefined): Promise<void> {
  const {createMcpServer} = await import('./lib/mcp/server').catch(explain);
  const create = () => createMcpServer(() => openSite(values.dir));
  if (port === undefined) {
    const {StdioServerTransport} = await import('@modelcontextprotocol/sdk/server/stdio.js');
    await create().connect(new StdioServerTransport());
    return;
  }
  const {serveMcp} = await import('./lib/mcp/http');
  const {url} = await serveMcp(create, readPort('--http', port));
  console.log(`Agents find the site at ${url}`);
}

function explain(error: unknown): never {
  if ((error as {code?: string}).code !== 'ERR_MODULE_NOT_FOUND') throw error;
  throw new Error(
    `The packages for agents are not installed. Fix: npm install ${PACKAGES.join(' ')}`,
  );
}
