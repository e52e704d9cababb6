import {existsSync} from 'node:fs';
import {run} from './setup';

/** Where Debian puts the servers, and nginx's module for Brotli files. */
export const NGINX = '/usr/sbin/nginx';
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const CADDY = '/usr/bin/caddy';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'];

/** Installs Debian's nginx and Caddy, which the site is served with in a test, where they lack. */
export function installServers() {
  if (areInstalled()) return;
  console.log('Installing nginx and Caddy …');
  const options = ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES];
  const installed = run('apt-get', ['update', '-qq']) && run('apt-get', options);
  if (installed && areInstalled()) return;
  console.error(`nginx or Caddy is missing. Fix: install Debian's ${PACKAGES.join(', ')}.`);
  process.exit(1);
}

function areInstalled() {
  return [NGINX, BROTLI_MODULE, CADDY].every((file) => existsSync(file));
}
