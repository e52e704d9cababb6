import {createServer} from 'node:http';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {servesJson} from '../live';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
interface Options {
  devServer?: {setupMiddlewares: (list: {middleware: Handler}[]) => unknown[]};
}

const {NODE_ENV} = process.env;
let text = '{"name":"Button"}\n';
const read = () => servesJson(() => [['kit/api/button.json', () => text]], '/base/') as Options;

/** The dev server's answer, `app` where it is left to the site itself. */
async function ask(address: string): Promise<{type: string | null; body: string}> {
  const list: {middleware: Handler}[] = [];
  expect(read().devServer?.setupMiddlewares(list)).toEqual([]);
  const server = createServer((request, response) =>
    list[0]?.middleware(request, response, () => response.end('app')),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${address}`);
  const body = await answer.text();
  server.close();
  return {type: answer.headers.get('content-type'), body};
}

afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
});

describe('the dev server', () => {
  beforeEach(() => {
    process.env.NODE_ENV = 'development';
  });

  it('answers with a model as it is now', async () => {
    const type = 'application/json';
    expect(await ask('/base/kit/api/button.json')).toEqual({type, body: text});
    text = '{"name":"Button","props":[]}\n';
    expect(await ask('/base/kit/api/button.json?again')).toEqual({type, body: text});
  });

  it.each(['/base/kit/api/button/', '/base/kit/api/box.json', '/kit/api/button.json'])(
    'leaves %s to the site',
    async (address) => expect(await ask(address)).toEqual({type: null, body: 'app'}),
  );
});

it('is not asked for in a build', () => {
  process.env.NODE_ENV = 'production';
  expect(read()).toEqual({});
});
