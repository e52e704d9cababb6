import {existsSync} from 'node:fs';
import path from 'node:path';
import {findBrowser, HEADLESS_SHELL} from './chromium';
import {run} from './setup';

/** Where Debian keeps the tool that installs. */
const APT = '/usr/bin/apt-get';

/**
 * Installs Debian's headless Chromium, where it can be had; any other will do where it cannot.
 */
export function installBrowser() {
  const known = findBrowser();
  const canBeBetter = known === '/usr/bin/chromium' && process.getuid?.() === 0 && existsSync(APT);
  if (known !== undefined && !canBeBetter) return;
  console.log('Installing Chromium …');
  run(APT, ['update', '-qq']);
  for (const name of [path.basename(HEADLESS_SHELL), 'chromium']) {
    if (run(APT, ['install', '-y', '-qq', name])) break;
  }
  if (findBrowser() !== undefined) return;
  console.error('No browser found. Fix: install Chromium, or name one in CHROMIUM_PATH.');
  process.exit(1);
}
