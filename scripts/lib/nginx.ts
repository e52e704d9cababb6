import {existsSync} from 'node:fs';
import {run} from './setup';

/** Where Debian puts the server, and its module for Brotli files. */
export const NGINX = '/usr/sbin/nginx';
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Installs Debian's nginx, which the site is served with in a test, where it is missing. */
export function installServer() {
  if (isInstalled()) return;
  console.log('Installing nginx …');
  const installed =
    run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', ...PACKAGES]);
  if (installed && isInstalled()) return;
  console.error(`No nginx found. Fix: install Debian's ${PACKAGES.join(' and ')}.`);
  process.exit(1);
}

function isInstalled() {
  return existsSync(NGINX) && existsSync(BROTLI_MODULE);
}
