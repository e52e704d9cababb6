export {ProductMeta} from './ProductMeta';
export {
  useBuiltLocales,
  useIdentityData,
  usePageLanguage,
  useProduct,
  useProducts,
} from './identity';
export {archiveHref} from '../core/language';
export {useVersionLinks} from './useVersionLinks';
export type {Product, ProductIdentity} from '../../_shared/site/product';
export type {VersionLink} from '../core/versionLinks';
