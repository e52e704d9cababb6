export {
  offlineProducts,
  offlineState,
  offlineSupported,
  removeProduct,
  saveProduct,
  type Progress,
} from './offline';
export type {OfflineProduct} from '../core/types';
