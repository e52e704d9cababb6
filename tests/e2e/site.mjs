/**
 * Serves a built site until its standard input ends, and says where, and which browser there is.
 * A process of its own, as jest cannot load the ES modules that do both.
 *
 * Usage: node site.mjs <folder>; one line of JSON: {"url": "http://…", "browser": "/usr/bin/…"}
 */
import {findBrowser} from '../../scripts/lib/browser.mjs';
import {serve} from '../../scripts/lib/server.mjs';

const {url} = await serve(process.argv[2] ?? 'build', 0);
console.log(JSON.stringify({url, browser: findBrowser()}));
process.stdin.resume().on('end', () => process.exit());
