import {once} from 'node:events';
import {createServer} from 'node:http';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import {PATIENCE} from '../patience';
import type {Patience} from '../patience';
import {LONGEST_CODE} from './server';

/** This machine alone. */
const HOST = '127.0.0.1';
/** What this machine is called by programs on it. A rebound name is none of these. */
const NAMES = [HOST, 'localhost', '[::1]'];
const PATH = '/mcp';
/** The longest code that a tool takes, each sign of it as JSON at its longest, and what stands round it. */
const LONGEST = 6 * LONGEST_CODE + 100_000;
/** What the protocol calls a request that nobody can read, and one that is refused. */
const PARSE_ERROR = -32_700;
const REFUSED = -32_000;

/** Why a request is not answered: a status, a code of the protocol, and a sentence. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Serves the protocol over streamable HTTP, at `/mcp`. No request leaves anything behind.
 *
 * @param create a server for each request
 * @param port 0 for any free one
 */
export async function serveMcp(
  create: () => McpServer,
  port: number,
  patience: Patience = PATIENCE,
): Promise<{url: string; close: () => Promise<void>}> {
  const listener = createServer(patience, (request, response) => {
    answer(create, request, response).catch((error: unknown) => refuse(error, response));
  });
  listener.timeout = patience.requestTimeout;
  listener.listen(port, HOST);
  await once(listener, 'listening');
  const {port: actual} = listener.address() as AddressInfo;
  return {
    url: `http://${HOST}:${actual}${PATH}`,
    close: () =>
      new Promise<void>((resolve) => {
        listener.closeAllConnections();
        listener.close(() => resolve());
      }),
  };
}

async function answer(
  create: () => McpServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {host, origin} = request.headers;
  if (!isOwn(`http://${host}`)) throw new Refusal(403, REFUSED, 'The host is not this machine');
  if (origin !== undefined && !isOwn(origin)) {
    throw new Refusal(403, REFUSED, 'The page that asks is not of this machine');
  }
  if (request.url?.split('?')[0] !== PATH) throw new Refusal(404, REFUSED, `Ask at ${PATH}`);
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    throw new Refusal(405, REFUSED, 'Only POST is answered');
  }
  const body = parse(await read(request));
  const server = create();
  const transport = new StreamableHTTPServerTransport({enableJsonResponse: true});
  response.on('close', () => {
    void transport.close();
    void server.close();
  });
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  await transport.handleRequest(request, response, body);
}

/** Whether an address, or the origin of a page, is one of this machine. */
function isOwn(address: string): boolean {
  return URL.canParse(address) && NAMES.includes(new URL(address).hostname);
}

/** @throws Refusal as soon as there is more than any tool takes */
async function read(request: IncomingMessage): Promise<string> {
  const tooLong = new Refusal(413, PARSE_ERROR, 'The request is too long');
  if (Number(request.headers['content-length'] ?? 0) > LONGEST) throw tooLong;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > LONGEST) throw tooLong;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new Refusal(400, PARSE_ERROR, 'The request is no JSON');
  }
}

/** As the protocol tells it, in place of a page with a stack and with the paths of this machine. */
function refuse(error: unknown, response: ServerResponse): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const isKnown = error instanceof Refusal;
  const {status, code, message} = isKnown ? error : new Refusal(500, REFUSED, 'It went wrong');
  // What is left of its body is not waited for.
  response.writeHead(status, {'Content-Type': 'application/json', Connection: 'close'});
  response.end(JSON.stringify({jsonrpc: '2.0', error: {code, message}, id: null}));
}
