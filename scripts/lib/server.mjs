import {createServer} from 'node:http';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';

/** The policy that a build writes for the host that serves it. */
const POLICY_FILE = 'content-security-policy.txt';

/**
 * Serves a built site as a host would: folders by their index, 404.html for the rest, and under
 * the build's own content security policy.
 *
 * @param {string} dir the built site
 * @param {number} port 0 for any free one
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function serve(dir, port) {
  const notFound = readFileSync(path.join(dir, '404.html'));
  // `dev`: files are looked up at each request, as a new build may be swapped in at any time.
  const files = sirv(dir, {dev: true, etag: true, extensions: ['html'], setHeaders: keepHashed});
  const server = createServer((request, response) => {
    const policy = path.join(dir, POLICY_FILE);
    if (existsSync(policy)) {
      response.setHeader('content-security-policy', readFileSync(policy, 'utf8').trim());
    }
    files(request, response, () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'}).end(notFound);
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  const actual = typeof address === 'object' ? address?.port : port;
  return {
    url: `http://127.0.0.1:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * Lets browsers keep what has its hash in its name, as every host should: without it they ask
 * again for fonts that they have loaded ahead.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {string} pathname
 */
function keepHashed(response, pathname) {
  if (!pathname.startsWith('/assets/')) return;
  response.setHeader('cache-control', 'public, max-age=31536000, immutable');
}
