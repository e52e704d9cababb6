import {findBrowser} from '../../scripts/lib/browser.mjs';
import {serve} from '../../scripts/lib/server.mjs';
import {chromium} from 'playwright-core';
it('x', async () => {
  const s = await serve('/tmp/site-copy', 0);
  const b = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update']});
  const p = await b.newPage(); await p.goto(s.url); console.log(await p.title(), s.url); await b.close(); await s.close();
});
