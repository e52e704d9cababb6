import {apiPath} from '../../plugins/api-model/core/names';
import type {useProduct} from '../../plugins/product-identity/client';

type Product = Pick<ReturnType<typeof useProduct>, 'routeRoots'>;

/** Where the API pages of a product stand. @example '/material-ui/api/' */
export function apiRoot({routeRoots: [root = '/']}: Product): string {
  return `${root}api/`;
}

/**
 * The API page of a component or hook. @example '/material-ui/api/text-field/'
 *
 * @param root where the API pages of its version stand
 * @param pageName what the page is called
 */
export function apiAddress(root: string, pageName: string): string {
  return `${root}${apiPath(pageName)}`;
}
