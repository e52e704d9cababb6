import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {arrive} from './arrive';

/**
 * Loads all that is needed to show the page at an address: in the place of Docusaurus' own, which
 * knows all pages from the beginning.
 */
export default function preload(pathname: string): Promise<unknown> {
  const addresses = [...new Set([pathname, decodeURI(pathname)])];
  return Promise.all(addresses.map(arrive)).then(() => {
    const matches = addresses.flatMap((address) => matchRoutes(routes, address));
    return Promise.all(
      matches.map(({route}) => (route as (typeof routes)[number]).component.preload?.()),
    );
  });
}
