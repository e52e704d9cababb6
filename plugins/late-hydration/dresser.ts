import {createWear, dress} from './core/styles/dress';
import {withoutQuotes, withSmallerCode, type Smaller} from './core/styles/smaller';
import type {Wardrobe} from './files';

/** Put in where this is bundled. */
declare const VITRINE_WARDROBE: Wardrobe;

/**
 * A page as it is written, once it is rendered. Docusaurus' threads load this by itself, from a
 * bundle: the template of pages is all of a site that they run.
 */
export function dressPage(html: string): string {
  return dress(withSmallerCode(withoutQuotes(html, tags), smaller), wear);
}

const wear = createWear(VITRINE_WARDROBE.rules);
const tags = new Map<string, string>();

/** What Docusaurus makes whole pages smaller by, and brings. */
interface Minifier {
  minifySync(html: Buffer, options: object): {code: string; errors?: unknown[]};
}

// eslint-disable-next-line @typescript-eslint/no-require-imports -- of the packages of another one
const {minifySync} = require(VITRINE_WARDROBE.minifier) as Minifier;

/** Each text once: most of them stand in many pages. Styles of one page alone have no end. */
const known = new Map<string, string>();
const MOST_TEXTS = 1000;

const smaller: Smaller = (tag, code) => {
  const page = `<${tag}>${code}</${tag}>`;
  const result = known.get(page) ?? smallerCode(page) ?? code;
  if (known.size < MOST_TEXTS) known.set(page, result);
  return result;
};

/** What comes of a page that is nothing but one piece of code. */
const PIECE = /<(style|script)>([^]*)<\/\1>/;

/** @returns `undefined` where a browser would not read it either */
function smallerCode(page: string): string | undefined {
  const options = {minifyCss: true, minifyJs: true, removeComments: false};
  const {code, errors} = minifySync(Buffer.from(`<!doctype html>${page}`), options);
  return errors?.length ? undefined : PIECE.exec(code)?.[2];
}
