/**
 * Serves a built site until its standard input ends, and says where, and which browser there is.
 * A process of its own, as jest cannot load the ES modules that do both.
 *
 * Usage: node site.mjs <folder>; one line of JSON:
 * {"url": "http://…", "browser": "/usr/bin/…", "args": ["--…"]}
 */
import {BROWSER_ARGS, findBrowser} from '../../scripts/lib/browser.mjs';
import {serve} from '../../scripts/lib/server.mjs';

const {url} = await serve(process.argv[2] ?? 'build', 0);
// A host that browsers do not trust, so that they treat it as any site on plain http.
const args = [...BROWSER_ARGS, '--host-resolver-rules=MAP plain.test 127.0.0.1'];
console.log(JSON.stringify({url, browser: findBrowser(), args}));
process.stdin.resume().on('end', () => process.exit());
