import {demoTitle} from '../../_shared/text/names';
import type {ComponentModel, PropModel} from './model';
import {byUse} from './order';
import {FIRST_ROWS} from './rows';
import {isElement, isNode, literalValue, typeParts} from './typeParts';
import type {Control, Controls, Start, Value} from './types';

/** A list of more values than these is no choice: the names of 3000 icons. */
const MAX_OPTIONS = 100;

/** Props that have the type of a control, and whose values only code can give. */
const CODE_ONLY = ['className', 'classes', 'component', 'key', 'ref', 'style', 'styles', 'sx'];

/** Props for nodes in which nobody puts text. */
const SLOT =
  /(?:action|adornment|avatar|button|component|control|decorator|divider|element|icon|indicator|media|separator)$/i;

const HOLDERS = ['children', 'label', 'aria-label'];

/** Elements that browsers take text out of, and those in which it means nothing. */
const NO_TEXT = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl', 'select'];

/** The same of a component in which something stands: there is no choosing what. */
export function withContent({controls, start, ...others}: Controls): Controls {
  const {children: _, ...values} = start.values;
  const left = controls.filter(({name}) => name !== 'children');
  const rows = Math.min(left.length, FIRST_ROWS);
  return {...others, controls: left, start: {...start, values, rows, wrapped: false}};
}

/** The controls of a component's props, and how its playground begins. */
export function controlsOf(model: ComponentModel): Controls {
  const made = withOwnText(model).flatMap((prop) => {
    if (prop.deprecated !== null) return [];
    return [{name: prop.name, control: controlOf(prop)}];
  });
  // What all components take is no component's own affair.
  const shared = new Set(model.sets?.flatMap(({props}) => props));
  const controls = made
    .flatMap(({control}) => control ?? [])
    .sort(
      (a, b) =>
        Number(b.required) - Number(a.required) ||
        Number(shared.has(a.name)) - Number(shared.has(b.name)) ||
        byUse(a.name, b.name),
    );
  return {
    controls,
    left: made.filter(({control}) => !control).map(({name}) => name),
    start: startOf(model, controls),
    importLine: model.imports[0],
  };
}

/** Buttons take text although some libraries list their own props alone. */
function withOwnText(model: ComponentModel): readonly PropModel[] {
  const {props} = model;
  if (props.some(({name}) => name === 'children') || !isButton(model)) return props;
  const type = {text: 'ReactNode', members: []};
  const facts = {required: false, default: null, deprecated: null, signature: null};
  return [...props, {name: 'children', type, description: '', ...facts}];
}

/** By what is said of it, or by its types: all that a button takes goes on to one. */
function isButton({inheritance, spread, inherited = []}: ComponentModel): boolean {
  const takesText = () => inherited.some(({props}) => props.includes('children'));
  return inheritance?.component === 'button' || (spread === 'button' && takesText());
}

function controlOf(prop: PropModel): Control | undefined {
  const {name, required, signature} = prop;
  if (signature !== null || CODE_ONLY.includes(name)) return undefined;
  const named = {name, required, description: plainText(prop.description)};
  const given = prop.default === null ? undefined : literalValue(prop.default);
  const parts = typeParts(prop.type);
  const options = optionsOf(parts);
  const known = typeof given === 'string' ? given : undefined;
  const text: Control = {...named, kind: 'text', default: known};
  if (parts.some(isNode)) return isSlot(prop) ? undefined : text;
  if (parts.some(isElement)) return name === 'children' ? text : undefined;
  if (options.some((option) => typeof option !== 'boolean')) {
    if (options.length > MAX_OPTIONS) return undefined;
    return {...named, kind: 'choice', options, default: options.find((each) => each === given)};
  }
  if (options.length > 0) {
    return {...named, kind: 'flag', default: typeof given === 'boolean' ? given : undefined};
  }
  if (parts.includes('number')) {
    return {...named, kind: 'number', default: typeof given === 'number' ? given : undefined};
  }
  return parts.includes('string') ? text : undefined;
}

function optionsOf(parts: readonly string[]): Value[] {
  const values = parts.flatMap((part) => {
    if (part === 'boolean') return [true, false];
    return literalValue(part) ?? [];
  });
  // `'true'` means what `true` does to those who take both.
  const isDouble = (value: Value) =>
    values.includes(value === 'true') && /^(?:true|false)$/.test(String(value));
  return [...new Set(values.filter((value) => typeof value !== 'string' || !isDouble(value)))];
}

function isSlot({name, default: code}: PropModel): boolean {
  return SLOT.test(name) || code?.startsWith('<') === true;
}

function startOf(model: ComponentModel, controls: readonly Control[]): Start {
  const {name, props, inheritance} = model;
  const words = demoTitle(name);
  const values: Record<string, Value> = {};
  for (const control of controls) {
    if (control.required && control.default === undefined) {
      values[control.name] = firstValue(control, words);
    }
  }
  const holder = textHolder(controls, inheritance?.component);
  if (holder !== undefined) values[holder] = words;
  const children = props.find((prop) => prop.name === 'children');
  const has = (wanted: string) => props.some((prop) => prop.name === wanted);
  return {
    values,
    wrapped: children !== undefined && typeParts(children.type).some(isElement),
    closes: has('open') && has('onClose'),
    rows: Math.min(controls.length, FIRST_ROWS),
  };
}

/** The prop that says what a component is: its text, else its label, else what is read aloud. */
function textHolder(controls: readonly Control[], element = ''): string | undefined {
  const isGiven = (wanted: string) =>
    controls.some(({name, kind}) => name === wanted && kind === 'text');
  const holders = NO_TEXT.includes(element) ? HOLDERS.slice(1) : HOLDERS;
  return holders.find(isGiven);
}

/** Something to begin with where the component cannot be without it. */
function firstValue(control: Control, words: string): Value {
  if (control.kind === 'flag') return false;
  if (control.kind === 'number') return 1;
  return control.kind === 'choice' ? (control.options[0] ?? '') : words;
}

/** The first paragraph of markdown, its marks taken off. */
function plainText(markdown: string): string {
  const [first = ''] = markdown.split(/\n\s*\n/);
  return first
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
