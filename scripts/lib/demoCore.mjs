import {createRequire} from 'node:module';
import {bundlePlugin} from './bundlePlugin.mjs';

/**
 * What finds and checks demos.
 *
 * @typedef {object} DemoCore
 * @property {typeof import('../../plugins/live-demos/core/typeCheck').checkTypes} checkTypes
 * @property {typeof import('../../plugins/_shared/page/demosOf').listDemos} listDemos
 * @property {typeof import('../../plugins/live-demos/core/aliases').aliasesOf} aliasesOf
 * @property {typeof import('../../plugins/live-demos/files').filesIn} filesIn
 */

const CORE = `
export {checkTypes} from './core/typeCheck';
export {listDemos} from '../_shared/page/demosOf';
export {aliasesOf} from './core/aliases';
export {filesIn} from './files';
`;

const require = createRequire(import.meta.url);

/** @returns {DemoCore} */
export function loadDemoCore() {
  return require(bundlePlugin('live-demos', 'demo-check', CORE));
}
