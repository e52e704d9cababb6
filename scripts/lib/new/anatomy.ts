import {demoTitle} from '../../../plugins/_shared/text/names';
import {titleOf, toCode, variantsOf} from './elements';
import type {Markup} from './elements';
import {localName} from './localName';
import type {Part, Whole} from './wholes';

/** What opens what is closed at first, beside it in the whole. */
const OPENERS = ['Trigger', 'Target'];

/** What opens it where parts have the name of their whole before their own: `MenuButton`. */
const OWN_OPENER = 'Button';

/** What stands around the opened content, from the outside inwards, by the names of most libraries. */
const SHELLS = ['Portal', 'Positioner'];

/** What the content is called, and what of it a first demo shows, in this order. */
const CONTENTS = ['Popup', 'Content', 'Dropdown', 'Panel', 'Items', 'Options'];
const INSIDE = [
  'Title',
  'Description',
  'Label',
  'Item',
  'Option',
  'Close',
  'CloseTrigger',
  'Cancel',
  'Action',
];

/** What lies behind the content. */
const BACKDROP = 'Backdrop';

/**
 * A whole that is opened by a part of it, with its parts where most libraries want them: which part
 * goes into which, no type tells, and what is closed says nothing when it is rendered.
 *
 * @param trigger the opener as it works in the whole
 * @returns code; `undefined` for a whole of another build
 */
export function anatomyOf(
  {name, short = name, root, parts}: Whole,
  trigger: (part: Part) => Markup | undefined,
): string | undefined {
  const named = (local: string) => parts.find(({tag}) => localName(tag, name) === local);
  const [around] = root ? variantsOf(root) : [];
  const own = parts.find(({tag}) => tag === name + OWN_OPENER);
  const opener = OPENERS.map(named).find(Boolean) ?? own;
  const content = CONTENTS.map(named).find(Boolean);
  const opening = opener && trigger(opener);
  if (!around || !opening || !content) return undefined;
  const inside = INSIDE.flatMap((name) => named(name) ?? []).map((part) => write(part));
  const behind = named(BACKDROP);
  const shown = write(content, inside.join(''));
  const [portal, positioner] = SHELLS.map(named);
  const placed = positioner ? write(positioner, shown) : shown;
  const opened = (behind ? write(behind, '', true) : '') + placed;
  const words = opener && titleOf(opener);
  const text = opening.content.replace(words ?? '', `Open ${demoTitle(short).toLowerCase()}`);
  const body = toCode({...opening, content: text}) + (portal ? write(portal, opened) : opened);
  return toCode({...around, content: body});
}

/** @param content what stands in it. Default, and where that is empty: its first text */
function write(part: Part, content = '', isBare = false): string {
  const [markup = {tag: part.tag, attributes: [], content: ''}] = variantsOf(part);
  return toCode({...markup, content: isBare ? '' : content || markup.content});
}
