import {once} from 'node:events';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createMcpExpressApp} from '@modelcontextprotocol/sdk/server/express.js';
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';

/** This machine alone; requests that name another host, as a rebound name does, are refused. */
const HOST = '127.0.0.1';
const FORBIDDEN_METHOD = 405;
const BAD_REQUEST = 400;
/** What the protocol calls a request that nobody can read. */
const PARSE_ERROR = -32_700;

/**
 * Serves the protocol over streamable HTTP, at `/mcp`. No request leaves anything behind.
 *
 * @param create a server for each request
 * @param port 0 for any free one
 */
export async function serveMcp(
  create: () => McpServer,
  port: number,
): Promise<{url: string; close: () => Promise<void>}> {
  const app = createMcpExpressApp({host: HOST});
  app.post('/mcp', async (request, response) => {
    const server = create();
    const transport = new StreamableHTTPServerTransport({enableJsonResponse: true});
    response.on('close', () => {
      void transport.close();
      void server.close();
    });
    await server.connect(transport as Parameters<typeof server.connect>[0]);
    await transport.handleRequest(request, response, request.body);
  });
  app.all('/mcp', (_request, response) => {
    response.status(FORBIDDEN_METHOD).set('Allow', 'POST').end();
  });
  app.use(tellUnreadable);
  const listener = app.listen(port, HOST);
  await once(listener, 'listening');
  const {port: actual} = listener.address() as AddressInfo;
  return {
    url: `http://${HOST}:${actual}/mcp`,
    close: () =>
      new Promise<void>((resolve) => {
        listener.closeAllConnections();
        listener.close(() => resolve());
      }),
  };
}

/** As the protocol tells it, in place of a page with a stack and with the paths of this machine. */
function tellUnreadable(
  {status = BAD_REQUEST}: {status?: number},
  _request: IncomingMessage,
  response: ServerResponse,
  // Express knows by their number that these take errors.
  _next: unknown,
): void {
  const told = {code: PARSE_ERROR, message: 'The request is no JSON, or is too long'};
  response.writeHead(status, {'Content-Type': 'application/json; charset=utf-8'});
  response.end(JSON.stringify({jsonrpc: '2.0', error: told, id: null}));
}
