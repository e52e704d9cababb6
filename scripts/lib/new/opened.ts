import type {ApiProp} from '../../../plugins/api-model/core/model';
import {isNode, typeParts} from '../../../plugins/playground/core/typeParts';
import {isOfServer} from './causes';
import {attributeOf, joined, titleOf, toCode, variantsOf} from './elements';
import {SHOWN} from './fill';
import {NOTHING} from './runner';
import {browserAttempts} from './attempts';
import type {Attempt, Faults} from './attempts';
import type {Part, Whole} from './wholes';

/** What a component calls when it wants to be closed. */
const CLOSERS = /^on(?:(?:Request)?Close|Hide|Dismiss|Cancel|Ok|Confirm)$/;
/** What it calls with whether it is to be open. */
const CHANGER = /^on(?:Open|Opened|Visible)Change$/;

/** A component that is closed at first, behind what opens it. */
interface Opened {
  /** Statement that holds whether it is open. */
  state: (isOpen: boolean) => string;
  body: string;
}

/**
 * A component that shows nothing until it is opened, as a demo would have it: dialogs, drawers. One
 * that no prop opens is there only while it is open.
 *
 * @param button tag of the library's own button. Default: that of HTML
 * @returns `undefined` where the component cannot be closed
 */
function openedBy(part: Part, button: string | undefined): Opened | undefined {
  const props = [...(part.required ?? []), ...(part.model?.props ?? [])];
  const flag = props.find((prop) => SHOWN.test(prop.name) && typeParts(prop.type).some(isFlag));
  const closing = new Map(props.flatMap((prop) => closerOf(prop)));
  const [markup] = variantsOf(part);
  if (!markup || closing.size === 0) return undefined;
  const title = titleOf(part);
  const attributes = [
    ...(flag ? [`${flag.name}={isOpen}`] : []),
    ...[...closing].map(([name, code]) => attributeOf(name, code)),
    ...markup.attributes.filter((one) => ![flag?.name, ...closing.keys()].includes(nameIn(one))),
  ];
  const hasTitle = attributes.some((one) => nameIn(one) === 'title');
  if (!hasTitle && props.some(isTitle))
    attributes.push(attributeOf('title', JSON.stringify(title)));
  const shown = toCode({...markup, attributes});
  return {
    state: (isOpen) => `const [isOpen, setOpen] = useState(${String(isOpen)});`,
    body: joined([opener(button, title), flag ? shown : `{isOpen && ${shown}}`]),
  };
}

function opener(button: string | undefined, title: string): string {
  return toCode({
    tag: button ?? 'button',
    attributes: [
      ...(button === undefined ? ['type="button"'] : []),
      'onClick={() => setOpen(true)}',
    ],
    content: `Open ${title.toLowerCase()}`,
  });
}

/** `size="small"` → `size` */
function nameIn(attribute: string) {
  return attribute.replace(/=.*$/s, '');
}

function isTitle({name, type}: ApiProp) {
  return name === 'title' && typeParts(type).some(isNode);
}

function isFlag(type: string) {
  return type === 'boolean' || type === 'true' || type === 'false';
}

function closerOf({name, signature, type}: ApiProp): [string, string][] {
  if (CLOSERS.test(name)) return [[name, '() => setOpen(false)']];
  const takesFlag = signature
    ? signature.parameters[0]?.type === 'boolean'
    : /\(\w+: boolean\)/.test(type.text);
  return CHANGER.test(name) && takesFlag ? [[name, 'setOpen']] : [];
}

/** By which a library's own button is known. */
const BUTTON = 'Button';

/**
 * What shows nothing until it is opened, behind a button: the library's own, else one of HTML.
 *
 * @param button tag of the library's own, where it has one
 */
export function openedAttempts({name, root}: Whole, button: string | undefined): Attempt[] {
  return (button === undefined ? [undefined] : [button, undefined]).flatMap((helper, index) => {
    const opened = root && openedBy(root, helper);
    if (!opened) return [];
    const {body, state} = opened;
    const id = `${name} opened ${index}`;
    return [
      {body, id, state: state(false)},
      // What would be seen then is tried as well, though never written.
      {body, id: `${id}${OPEN}`, state: state(true), isOpen: true},
    ];
  });
}

const OPEN = ' and open';

/** What is tried of a whole that shows nothing as it is, or that no server can render. */
export function lastAttempts(
  whole: Whole,
  faults: Faults,
  {button, inBrowser}: {button: string | undefined; inBrowser: boolean},
): Attempt[] {
  return [...openedAttempts(whole, button), ...(inBrowser ? browserAttempts(whole, faults) : [])];
}

/** The first that works closed and open. */
export function firstOpened(
  whole: Whole,
  faults: Faults,
  button: string | undefined,
): Attempt | undefined {
  return openedAttempts(whole, button).find(
    ({id}) => !id.endsWith(OPEN) && !faults.has(id) && isOfServer(faults.get(id + OPEN) ?? NOTHING),
  );
}

/** Tag of a package's button that an attempt may use; `undefined` where it has none. */
export function buttonOf(wholes: readonly Whole[]): string | undefined {
  const found = wholes.find(({name, short = name, root}) => short === BUTTON && root?.tag === name);
  return found?.name;
}

/**
 * Whether a component that is told to be open, as it has to be told, would be open over the page
 * that it stands in.
 */
export function opensItself({root}: Whole): boolean {
  const [markup] = root ? variantsOf(root) : [];
  const isOpen = markup?.attributes.some((attribute) => SHOWN.test(nameIn(attribute))) ?? false;
  return isOpen && root !== undefined && openedBy(root, undefined) !== undefined;
}
