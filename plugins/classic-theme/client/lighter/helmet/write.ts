import type {Head} from './merge';
import {TAG_NAMES, TAGS} from './props';
import type {Attributes, Tag} from './props';

/** Marks what is written here, and by the server: on a whole element `true`, else its attributes. */
const MARK = 'data-rh';

/** What a change has brought or taken; a kind without change is missing. */
type Changed = Partial<Record<(typeof TAGS)[Tag], Element[]>>;

/** Makes the head of the document what it is to be. What it is already is not touched. */
export function writeHead(head: Head): {added: Changed; removed: Changed} {
  writeAttributes(document.body, head.bodyAttributes);
  writeAttributes(document.documentElement, head.htmlAttributes);
  if (head.title !== undefined && document.title !== head.title) document.title = head.title;
  writeAttributes(document.querySelector('title'), head.titleAttributes);
  const added: Changed = {};
  const removed: Changed = {};
  for (const type of TAG_NAMES) {
    const name = TAGS[type];
    const {made, old} = writeTags(type, head[name]);
    if (made.length > 0) added[name] = made;
    if (old.length > 0) removed[name] = old;
  }
  return {added, removed};
}

function writeAttributes(element: Element | null, attributes: Attributes): void {
  if (element === null) return;
  const names = Object.keys(attributes);
  for (const name of names) setAttribute(element, name, attributes[name] || '');
  const written = element.getAttribute(MARK)?.split(',') ?? [];
  for (const name of written) if (!names.includes(name)) element.removeAttribute(name);
  if (names.length > 0) setAttribute(element, MARK, names.join());
  else element.removeAttribute(MARK);
}

/** Only where it is another: each write has the browser look at the page's styles again. */
function setAttribute(element: Element, name: string, value: unknown): void {
  const text = String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/** @returns elements that were put in, and those that were taken out */
function writeTags(type: Tag, tags: readonly Attributes[]) {
  const old = [...document.head.querySelectorAll(`${type}[${MARK}]`)];
  const made = tags
    .map((tag) => makeElement(type, tag))
    .filter((element) => {
      const place = old.findIndex((other) => element.isEqualNode(other));
      if (place >= 0) old.splice(place, 1);
      return place < 0;
    });
  for (const element of old) element.remove();
  for (const element of made) document.head.append(element);
  return {made, old};
}

function makeElement(type: Tag, tag: Attributes): Element {
  const element = document.createElement(type);
  for (const [name, value = ''] of Object.entries(tag)) {
    if (name === 'innerHTML') element.innerHTML = String(value);
    else if (name === 'cssText') element.append(String(value));
    else element.setAttribute(name, String(value));
  }
  element.setAttribute(MARK, 'true');
  return element;
}
