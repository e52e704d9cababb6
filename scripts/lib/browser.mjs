import {findBrowser} from './chromium.mjs';
import {run} from './setup.mjs';

/** Installs Debian's Chromium, where there is no browser yet. */
export function installBrowser() {
  if (findBrowser() !== undefined) return;
  console.log('Installing Chromium …');
  const installed =
    run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium']);
  if (installed && findBrowser() !== undefined) return;
  console.error('No browser found. Fix: install Chromium, or name one in CHROMIUM_PATH.');
  process.exit(1);
}
