import {matchPath as matchSlowly} from 'react-router-dom';
import type {match, RouteProps} from 'react-router-dom';
import {isFor} from '../core';

export {Redirect, useHistory, useLocation} from 'react-router-dom';

/** React Router's own, which makes no pattern of an address that can be compared. */
export function matchPath<Params extends {[Key in keyof Params]?: string}>(
  address: string,
  wanted: string | string[] | RouteProps,
  parent?: match<Params> | null,
): match<Params> | null {
  const isOther =
    typeof wanted === 'object' && 'path' in wanted && isFor(wanted, address) === false;
  return isOther ? null : matchSlowly(address, wanted, parent);
}
