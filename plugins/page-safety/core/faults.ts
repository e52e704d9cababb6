import type {Fault} from '../../page-reader/core/types';
import {ADDRESSES, foreignScheme, mayBeFramed, SCHEMES} from './addresses';
import {ELEMENTS, isAllowedAttribute} from './allowed';

/** A node of a page's HTML, as far as it is looked at here. */
export interface Node {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  position?: {start?: {line: number}};
}

const FOR_CODE = 'take it out; what has to run belongs into a demo, or into an .mdx page';
const FOR_PAGE = 'take it out; what belongs to every page stands in docusaurus.config.ts';
const FOR_STYLE = 'take it out; use a class, and style it in the css of the site';
const FOR_FORM = 'take it out; link to where it is filled in, or make it a demo';
const FOR_OTHERS = 'take it out, or write it as text: `&lt;` for <, or in backticks';

/** What to do about elements that are often tried. */
const FIXES: Readonly<Record<string, string>> = {
  script: FOR_CODE,
  noscript: FOR_CODE,
  template: FOR_CODE,
  object: FOR_CODE,
  embed: FOR_CODE,
  base: FOR_PAGE,
  link: FOR_PAGE,
  meta: FOR_PAGE,
  head: FOR_PAGE,
  style: FOR_STYLE,
  form: FOR_FORM,
  button: FOR_FORM,
  textarea: FOR_FORM,
  select: FOR_FORM,
};

/** The most elements in one another: compilers of pages end without a word far below. */
const MAX_DEPTH = 250;

/**
 * What a page that is no code may not hold: elements and attributes that are on no list, addresses
 * of schemes that run something, frames of hosts that nobody named.
 *
 * @param tree of the page's HTML. Elements of MDX in it are code, and passed over.
 * @param frames hosts whose pages may stand in a frame
 */
export function safetyFaults(tree: Node, frames: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  // Not by recursion: a page may nest as deep as its author likes.
  const left: {node: Node; line: number; depth: number}[] = [{node: tree, line: 1, depth: 0}];
  for (let next = left.pop(); next; next = left.pop()) {
    const {node, depth} = next;
    const line = node.position?.start?.line ?? next.line;
    if (node.type === 'element') faults.push(...elementFaults(node, frames, line));
    if (depth === MAX_DEPTH) faults.push(tooDeep(line));
    for (const child of node.children ?? []) left.push({node: child, line, depth: depth + 1});
  }
  return faults;
}

function tooDeep(line: number): Fault {
  const what = `more than ${MAX_DEPTH} elements stand in one another`;
  return {line, what, fix: 'write it flatter: with fewer lists, quotes and tags inside each other'};
}

function elementFaults(node: Node, frames: readonly string[], line: number): Fault[] {
  const {tagName = '', properties = {}} = node;
  const name = tagName.toLowerCase();
  if (!ELEMENTS.has(name)) {
    const fix = Object.hasOwn(FIXES, name) ? (FIXES[name] ?? FOR_OTHERS) : FOR_OTHERS;
    return [{line, what: `<${tagName}> may not stand in a page`, fix}];
  }
  const given = Object.entries(properties).filter(([, value]) => isGiven(value));
  return [
    ...given.flatMap((entry) => attributeFault(tagName, entry, line)),
    ...(name === 'iframe' ? frameFaults(properties.src, frames, line) : []),
    ...(name === 'input' ? inputFaults(properties, line) : []),
  ];
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== false;
}

function attributeFault(tag: string, [name, value]: [string, unknown], line: number): Fault[] {
  const shown = name.replace(/^on[A-Z].*/, (handler) => handler.toLowerCase());
  if (!isAllowedAttribute(name)) {
    const fix = /^on/i.test(name) ? FOR_CODE : 'take it out';
    return [{line, what: `<${tag}> may not have \`${shown}\``, fix}];
  }
  if (isShadowing(tag, name, value)) return [{line, ...shadowing(tag, name, value)}];
  if (!ADDRESSES.has(name)) return [];
  const addresses = name === 'srcSet' ? String(value).split(/,\s+/) : [String(value)];
  const isPicture = ['img', 'source'].includes(tag) && name !== 'href';
  return addresses.flatMap((address) => {
    const scheme = foreignScheme(address, isPicture);
    if (scheme === undefined) return [];
    const fix = `write an address without a scheme, or one of ${SCHEMES.slice(0, 4).join(', ')}`;
    return [{line, what: `<${tag}> leads to \`${scheme}:\` in its \`${shown}\``, fix}];
  });
}

/** Where the bundler keeps what a page has loaded, on `window`: without it no script of the site runs. */
const LOADED = /^(?:webpack|rspack)Chunk/;

/** Whether a browser would take an element for a property of the document, or of the window. */
function isShadowing(tag: string, name: string, value: unknown): boolean {
  return name === 'name' ? tag !== 'a' : name === 'id' && LOADED.test(String(value));
}

function shadowing(tag: string, name: string, value: unknown): Omit<Fault, 'line'> {
  const what = `<${tag}> has the ${name} \`${String(value)}\`, which takes the place of what scripts look for`;
  return {what, fix: name === 'id' ? 'take another one' : 'take it out; links lead to an `id`'};
}

function frameFaults(src: unknown, frames: readonly string[], line: number): Fault[] {
  const address = typeof src === 'string' ? src : '';
  if (mayBeFramed(address, frames)) return [];
  const origin = URL.canParse(address, 'https://x') ? new URL(address, 'https://x').origin : '';
  return [
    {
      line,
      what: `<iframe> shows ${origin || address}, a host that no option names`,
      fix: `link to it, or allow it: settings.hosting.sources['frame-src'] in docusaurus.config.ts`,
    },
  ];
}

/** The boxes of a task list alone: of anything else nobody knows who reads what is typed. */
function inputFaults({type, disabled}: Record<string, unknown>, line: number): Fault[] {
  if (type === 'checkbox' && isGiven(disabled)) return [];
  return [{line, what: '<input> may be nothing but the box of a task list', fix: FOR_FORM}];
}
