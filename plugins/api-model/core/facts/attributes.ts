import {ownValue} from '../../../_shared/text/names';

/** Words in the names of React's and the browser's types, where the tag is another word. */
const TAGS: Readonly<Record<string, string>> = {
  anchor: 'a',
  dlist: 'dl',
  image: 'img',
  olist: 'ol',
  paragraph: 'p',
  quote: 'q',
  tablecaption: 'caption',
  tablerow: 'tr',
  ulist: 'ul',
};

/** Types of several tags, or of none. */
const OPEN = ['', 'all', 'heading', 'media', 'mod', 'tablecell', 'tablecol', 'tablesection'];

/**
 * The element whose attributes a type of React has.
 *
 * @param name of the type, without `React.`
 * @param argument its type argument, which decides where the name does not
 * @returns `undefined` where the type is another one, or is of several elements
 * @example ('InputHTMLAttributes', 'HTMLInputElement') → 'input'; ('HTMLAttributes', 'HTMLDivElement') → 'div'
 */
export function attributesOf(name: string, argument = ''): string | undefined {
  if (/^SVG(?:Attributes|Props)$/.test(name)) return 'svg';
  const own = /^(?<word>\w*)HTMLAttributes$/.exec(name)?.groups?.word;
  if (own === undefined && name !== 'HTMLProps') return undefined;
  const element = /^HTML(?<word>\w*)Element$/.exec(argument)?.groups?.word;
  const word = (own === undefined || own === '' ? element : own)?.toLowerCase() ?? '';
  return OPEN.includes(word) ? undefined : (ownValue(TAGS, word) ?? word);
}
