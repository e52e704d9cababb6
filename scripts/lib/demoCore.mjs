import {createRequire} from 'node:module';
import {bundlePlugin} from './bundlePlugin.mjs';

/**
 * What finds demos.
 *
 * @typedef {object} DemoCore
 * @property {typeof import('../../plugins/_shared/page/demosOf').listDemos} listDemos
 * @property {typeof import('../../plugins/demos/core/aliases').aliasesOf} aliasesOf
 * @property {typeof import('../../plugins/demos/files').filesIn} filesIn
 */

const CORE = `
export {listDemos} from '../_shared/page/demosOf';
export {aliasesOf} from './core/aliases';
export {filesIn} from './files';
`;

const require = createRequire(import.meta.url);

/** @returns {DemoCore} */
export function loadDemoCore() {
  return require(bundlePlugin('demos', 'demo-check', CORE));
}
