/** Folder of the cards, below the base URL. */
const FOLDER = 'cards';

/** What services that show links ask for, in pixels. */
export const CARD_SIZE = {width: 1200, height: 630};

/**
 * Where the card of a page is.
 *
 * @param permalink address of the page, with base URL
 * @example '/material-ui/react-button/' → '/cards/material-ui/react-button.png'
 */
export function cardAddress(permalink: string, baseUrl: string): string {
  const below = permalink.slice(baseUrl.length).replace(/\/+$/, '');
  return `${baseUrl}${FOLDER}/${below === '' ? 'index' : below}.png`;
}
