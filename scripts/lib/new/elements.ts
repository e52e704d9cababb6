import {demoTitle, ownValue} from '../../../plugins/_shared/text/names';
import type {ApiModel, ApiProp} from '../../../plugins/api-model/core/model';
import {isElement, isNode, typeParts} from '../../../plugins/playground/core/typeParts';
import {elementFor, PICTURE, valueFor} from './fill';
import type {Part} from './wholes';
import {importLines} from './imported';
import type {Imported} from './imported';

/** An element of a demo, as code. */
export interface Markup {
  tag: string;
  /** `size="small"` */
  attributes: string[];
  /** Between its tags; empty for none. */
  content: string;
}

/** Components that stand around something to press, and may say so only as they run. */
const AROUND = /(?:Tooltip|Popover|HoverCard|Trigger|Anchor|Target)$/;

/** Elements that hold nothing. */
const VOID = /^(?:input|textarea|img|hr|br|wbr|progress|meter)$/;

/** What stands in elements that hold no text: HTML, "Content model". */
const HELD: Readonly<Record<string, string>> = {
  table:
    '<thead><tr><th>Name</th><th>Count</th></tr></thead>' +
    '<tbody><tr><td>First</td><td>1</td></tr><tr><td>Second</td><td>2</td></tr></tbody>',
  ul: '<li>First</li><li>Second</li>',
  ol: '<li>First</li><li>Second</li>',
  select: '<option>First</option><option>Second</option>',
};

/** Elements that need a name to be understood by those who cannot see what is beside them. */
const NAMED = /^(?:input|textarea|select|meter|progress)$|^HTML(?:Input|TextArea|Select)Element$/;

/**
 * The ways to write a component with no more than it needs, the best first: with a text in it, and
 * without; last with a name for those who cannot see it, which some ask for as they run.
 */
export function variantsOf(part: Part): Markup[] {
  const {contents, bare, name} = waysOf(part);
  const [first = bare] = contents;
  const named = {...first, attributes: [...first.attributes, ...name]};
  return [...contents, bare, ...(name.length > 0 ? [named] : [])];
}

/** A component with each thing that may stand in it, and with nothing. */
function waysOf({tag, short, model, required = [], values = {}}: Part) {
  const title = titleOf({tag, short});
  const isRequired = (name: string) => required.some((prop) => prop.name === name);
  const others = (model?.props ?? []).filter(({name}) => !isRequired(name));
  const props = [...others, ...required];
  const attributes = props
    .filter((prop) => prop.required && prop.name !== 'children')
    .map((prop) => {
      const code = valueFor(prop, title);
      return attributeOf(prop.name, isGuess(code) ? (values[prop.name] ?? code) : code);
    });
  const label = model ? labelOf({...model, props}, title) : [];
  const bare = {tag, attributes: [...attributes, ...label], content: ''};
  const contents = contentsOf(props, model ? elementOf(model) : '', title);
  if (AROUND.test(tag) && contents.length > 1 && !contents.includes(buttonFor(title)))
    contents.push(buttonFor(title));
  return {
    contents: contents.map((content) => ({tag, attributes, content})),
    bare,
    /** What names it where nothing else does. */
    name: label.length > 0 || !model ? [] : [attributeOf('aria-label', JSON.stringify(title))],
  };
}

/** Whether a value is one for want of a better. */
function isGuess(code: string) {
  return ['{}', 'null', '() => null', 'async () => {}'].includes(code);
}

/**
 * The same without a text in it, and with a list in every prop that may hold what it shows.
 *
 * @returns nothing for a component that takes no list
 */
export function filledVariants(part: Part): Markup[] {
  const samples = Object.entries(part.samples ?? {});
  if (samples.length === 0) return [];
  const {bare} = waysOf(part);
  const isOther = (attribute: string) =>
    !samples.some(([name]) => attribute === name || attribute.startsWith(`${name}=`));
  const lists = samples.map(([name, list]) => attributeOf(name, list));
  return [{...bare, attributes: [...bare.attributes.filter(isOther), ...lists]}];
}

/** `Menu.Item` → `Item`, `IconButton` → `Icon button`, `IonButton` of Ionic → `Button` */
export function titleOf({tag, short = tag}: Pick<Part, 'tag' | 'short'>): string {
  return demoTitle(short.replace(/^.*\./, ''));
}

/** What may stand in a component, the best first. */
function contentsOf(props: readonly ApiProp[], element: string, title: string): string[] {
  const children = props.find(({name}) => name === 'children');
  const held = [ownValue(HELD, element) ?? []].flat();
  // Some take one element, and say so only when they are rendered.
  if (!children) return VOID.test(element) ? [] : [...held, title, elementFor(title)];
  const parts = typeParts(children.type);
  if (parts.some(isNode) || parts.includes('string')) return [...held, title, elementFor(title)];
  if (parts.some(isElement)) return [elementFor(title), buttonFor(title)];
  return children.signature || children.required
    ? [`{${valueFor(children, title)}}`]
    : [title, elementFor(title)];
}

/** What tooltips and triggers of menus stand around. */
function buttonFor(title: string) {
  return `<button type="button">${title}</button>`;
}

/** The element that a component is in the end, as far as it is known. */
function elementOf({inheritance, spread}: ApiModel): string {
  return inheritance?.component ?? spread ?? '';
}

/** What names a component that holds no text, and what a picture shows. */
function labelOf(model: ApiModel, title: string): string[] {
  const label = model.props.find(({name, required}) => name === 'label' && !required);
  const isText = label && typeParts(label.type).some((part) => isNode(part) || part === 'string');
  if (isText) return [attributeOf('label', JSON.stringify(title))];
  const element = elementOf(model);
  if (element === 'img' || isPicture(model)) {
    const isGiven = (asked: string) =>
      model.props.some(({name, required}) => name === asked && required);
    return Object.entries({src: PICTURE, alt: title})
      .filter(([name]) => !isGiven(name))
      .map(([name, text]) => attributeOf(name, JSON.stringify(text)));
  }
  const isField = NAMED.test(element) || NAMED.test(model.forwardsRefTo ?? '');
  return isField ? [attributeOf('aria-label', JSON.stringify(title))] : [];
}

/** What has an address and a text for those who cannot see it, and holds nothing: a frame of an image. */
function isPicture({props}: ApiModel): boolean {
  const has = (asked: string) => props.some(({name}) => name === asked);
  return has('src') && has('alt') && !has('children');
}

/** A prop of an element, as code. */
export function attributeOf(name: string, code: string): string {
  if (code === 'true') return name;
  return /^"[^"\\&]*"$/.test(code) ? `${name}=${code}` : `${name}={${code}}`;
}

/** An element as code. */
export function toCode({tag, attributes, content}: Markup): string {
  const begin = [tag, ...attributes].join(' ');
  return content === '' ? `<${begin} />` : `<${begin}>${content}</${tag}>`;
}

/** Elements beside each other, or one within another, as one. */
export function joined(elements: readonly string[]): string {
  return elements.length === 1 ? (elements[0] ?? '') : `<>${elements.join('')}</>`;
}

/**
 * The module of a demo.
 *
 * @param name of its component
 * @param imports statements
 * @param body what it renders
 * @param setup statements before that
 * @param taken its parameter with its type. Default: it takes none
 */
export function demoModule(
  name: string,
  imports: readonly string[],
  body: string,
  setup: readonly string[] = [],
  taken = '',
): string {
  const lines = [...setup, `return ${body};`].map((line) => `  ${line}\n`).join('');
  return `${imports.join('\n')}\n\nexport default function ${name}(${taken}) {\n${lines}}\n`;
}

/**
 * The statements that import a component or its whole, by its name where the package has it, and what
 * else of the package an element is made of.
 *
 * @param body the element, as code
 */
export function importsOf(
  whole: string,
  model: ApiModel | undefined,
  library: Imported,
  body: string,
): string[] {
  const [named = ''] = importLines(library, [whole]);
  const {imports = []} = model?.name === whole ? model : {};
  const own = imports.includes(named) ? named : (imports[0] ?? named);
  const used = new Set([...body.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const isNamed = own === named;
  if (isNamed && used.size === 0) used.add(whole);
  const others = [...used].filter((name) => isNamed || name !== whole).sort();
  return [
    ...importLines(library, others),
    ...(isNamed || !(used.has(whole) || used.size === 0) ? [] : [own]),
  ];
}
