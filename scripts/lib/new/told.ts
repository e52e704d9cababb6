import type {ApiProp} from '../../../plugins/api-model/core/model';
import {isNode, typeParts} from '../../../plugins/playground/core/typeParts';
import type {Attempt} from './attempts';
import {attributeOf, titleOf, toCode, variantsOf} from './elements';
import {SHOWN, valueFor} from './fill';
import {openedAttempts} from './opened';
import type {Whole} from './wholes';

/** Props for words that are seen. */
const WORDS =
  /^(?:title|heading|header|label|message|text|caption|description|content|subtitle|summary)$/;

/** What is seen of a page without a word, and needs no style sheet for it. */
const SEEN =
  /<(?:img|svg|input|textarea|select|canvas|video|audio|iframe|object|hr|progress|meter)\b/g;

/** What is no part of what a page says. */
const UNSAID = /<(style|script|template)\b[^]*?<\/\1>|<!--[^]*?-->|<[^>]*>/g;

/**
 * Whether a demo adds nothing to its frame that can be seen: no word, no field, no picture.
 *
 * @param html of the demo in its frame
 * @param empty HTML of the frame around nothing
 */
export function isSilent(html: string, empty: string): boolean {
  const said = (text: string) => text.replace(UNSAID, '').trim();
  const seen = (text: string) => text.match(SEEN)?.length ?? 0;
  return said(html) === said(empty) && seen(html) === seen(empty);
}

/**
 * The ways to show what shows nothing with no more than it needs: open, where nothing would close it
 * again, and with words in the props that take some.
 */
export function toldAttempts(whole: Whole): Attempt[] {
  const {name, root} = whole;
  const props = root?.model?.props.filter(({required}) => !required) ?? [];
  const opens = openedAttempts(whole, undefined).length === 0;
  const told = props.filter((prop) => isWord(prop) || (opens && isFlag(prop)));
  if (!root || told.length === 0) return [];
  const title = titleOf(root);
  return variantsOf(root).map((variant, index) => {
    const written = variant.attributes.map((attribute) => attribute.replace(/=[^]*$/, ''));
    const more = told
      .filter((prop) => !written.includes(prop.name))
      .map((prop) => attributeOf(prop.name, valueFor(prop, title)));
    const markup = {...variant, attributes: [...variant.attributes, ...more]};
    return {id: `${name} told ${index}`, body: toCode(markup)};
  });
}

function isWord({name, type}: ApiProp): boolean {
  return WORDS.test(name) && typeParts(type).some((part) => isNode(part) || part === 'string');
}

function isFlag({name, type}: ApiProp): boolean {
  return SHOWN.test(name) && typeParts(type).some((part) => part === 'boolean' || part === 'true');
}
