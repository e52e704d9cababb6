import {createRequire} from 'node:module';
import {bundlePlugin} from './bundlePlugin.mjs';

/**
 * What reads packages: it needs the compiler, which takes a moment to load.
 *
 * @typedef {object} Extractor
 * @property {typeof import('../../plugins/api-model/core/extract/extract').extractAll} extractAll
 */

/**
 * What reads the cache, and writes files.
 *
 * @typedef {object} ApiCore
 * @property {typeof import('../../plugins/api-reference/core/load/reference').loadReferences} loadReferences
 * @property {typeof import('../../plugins/api-model/core/extract/source').toSource} toSource
 * @property {typeof import('../../plugins/api-reference/core/page/pageModel').toPageModel} toPageModel
 * @property {typeof import('../../plugins/api-reference/core/page/schema').componentSchema} componentSchema
 * @property {typeof import('../../plugins/api-model/core/history/snapshot').toSnapshot} toSnapshot
 * @property {typeof import('../../plugins/api-model/core/history/snapshotText').writeSnapshot} writeSnapshot
 * @property {typeof import('../../plugins/api-model/core/history/normalise').normaliseType} normaliseType
 * @property {typeof import('../../plugins/api-model/core/history/normalise').normaliseCode} normaliseCode
 * @property {typeof import('../../plugins/_shared/entries').kebabCase} kebabCase
 */

const CORE = `
export {loadReferences} from './core/load/reference';
export {toSource} from '../api-model/core/extract/source';
export {toPageModel} from './core/page/pageModel';
export {componentSchema} from './core/page/schema';
export {toSnapshot} from '../api-model/core/history/snapshot';
export {writeSnapshot} from '../api-model/core/history/snapshotText';
export {normaliseType, normaliseCode} from '../api-model/core/history/normalise';
export {kebabCase} from '../_shared/entries';
`;

const require = createRequire(import.meta.url);

/** @returns {ApiCore} */
export function loadApiCore() {
  return require(bundlePlugin('api-reference', 'api-core', CORE));
}

/** @returns {() => Extractor} loads it; by then it is bundled */
export function prepareExtractor() {
  const contents = "export {extractAll} from './core/extract/extract';";
  const file = bundlePlugin('api-model', 'api-extractor', contents);
  return () => require(file);
}
