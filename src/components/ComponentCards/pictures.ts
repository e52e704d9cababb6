import {BASE_URL} from '../site';

/**
 * Addresses of the pictures that a build makes of a component page's first demo.
 *
 * @example '/material-ui/react-button/' → '/img/demos/material-ui/react-button-light.svg', '…-dark.svg'
 */
export function picturesOf(path: string): Record<'light' | 'dark', string> {
  const name = `${BASE_URL}img/demos/${path.slice(BASE_URL.length).replace(/\/$/, '')}`;
  return {light: `${name}-light.svg`, dark: `${name}-dark.svg`};
}
