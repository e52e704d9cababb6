import {createServer} from 'node:http';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** Ways in which a third party fails, each as a server can; the policy of the page is another. */
export const FAILURES = ['refused', 'missing', 'hangs', 'throws', 'wrong type'] as const;

/** Hosts that stand for the third parties; browsers are told that they are on loopback. */
const TAG = 'http://tag.test';
const ADS = 'http://ads.test';
const FONTS = 'http://fonts.test';
export const FOREIGN = [TAG, ADS, FONTS];
/** The hosted search; of https alone, so that tests answer for it in the browser. */
export const SEARCH = 'https://search.test';

/** Options of a site with all third parties that there can be, and without a service worker. */
export const PARTY_OPTIONS = {
  analytics: {tagId: 'G-TEST', scriptUrl: `${TAG}/tag.js`, webVitalsRatio: 1},
  ads: {
    network: {
      type: 'script',
      src: `${ADS}/network.js`,
      id: '_network_js',
      selector: '#carbonads',
    },
    displayRatio: 1,
  },
  hosting: {
    sources: {
      'script-src': FOREIGN,
      'connect-src': FOREIGN,
      'img-src': FOREIGN,
      'style-src': FOREIGN,
      'font-src': FOREIGN,
    },
  },
  'local-search': {
    hosted: {provider: 'typesense', host: SEARCH, apiKey: 'public', collection: 'docs'},
  },
  'service-worker': {enabled: false},
};

export type Behaviour = (typeof FAILURES)[number] | 'well';

/** What each third party answers when all is well, by the end of the path. */
const ANSWERS: Record<string, [type: string, body: string]> = {
  'tag.js': ['text/javascript', 'window.tagLoads = (window.tagLoads ?? 0) + 1;'],
  'network.js': [
    'text/javascript',
    `const ad = document.createElement('div');
     ad.id = 'carbonads';
     ad.textContent = 'From the network';
     document.currentScript.after(ad);`,
  ],
  'icons.css': ['text/css', '.material-icons { font-family: serif; }'],
};

/** All third parties of a site, on loopback, behaving as a test wants. */
export class ThirdParties {
  /** How all of them behave. */
  behaviour: Behaviour = 'well';
  /** Paths that were asked for, in order. */
  readonly asked: string[] = [];
  #server: Server | undefined;
  #port = 0;

  /** Port on 127.0.0.1, once started. */
  get port(): number {
    return this.#port;
  }

  async start(): Promise<void> {
    this.#server = createServer((request, response) => this.#answer(request, response));
    await new Promise<void>((resolve) => {
      this.#server?.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Nobody listens afterwards: a connection is refused. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server?.listening) return;
    server.closeAllConnections();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  }

  /** From now on all behave so; what was asked before is forgotten. */
  async behave(behaviour: Behaviour): Promise<void> {
    this.behaviour = behaviour;
    this.asked.length = 0;
    await this.stop();
    if (behaviour !== 'refused') await this.start();
  }

  #answer({url = '/'}: IncomingMessage, response: ServerResponse): void {
    const {pathname} = new URL(url, 'http://stub');
    this.asked.push(pathname);
    const [type, body] = ANSWERS[pathname.slice(1)] ?? ['text/plain', ''];
    response.setHeader('access-control-allow-origin', '*').setHeader('cache-control', 'no-store');
    if (this.behaviour === 'well') response.setHeader('content-type', type).end(body);
    if (this.behaviour === 'missing') response.writeHead(404).end();
    if (this.behaviour === 'throws') {
      response.setHeader('content-type', type).end('throw new Error("a foreign fault");');
    }
    if (this.behaviour === 'wrong type') {
      response.setHeader('content-type', 'text/html').end('<h1>Sign in</h1>');
    }
  }
}
