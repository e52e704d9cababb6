import path from 'node:path';

/** The repository's folder. */
export const ROOT = path.resolve(__dirname, '../../..');

/** The built site under test; VITRINE_BUILD names another than `build`. */
export const BUILD = path.resolve(ROOT, process.env.VITRINE_BUILD ?? 'build');

/** Window sizes in pixels. */
export const DESKTOP = {width: 1280, height: 800};
export const PHONE = {width: 390, height: 844};

/** Leads to the same server, without what browsers keep for hosts that they trust. */
export const PLAIN_HOST = 'plain.test';
