import type {ApiModel, ApiProp} from '../../../plugins/api-model/core/model';
import {literalValue, typeParts} from '../../../plugins/playground/core/typeParts';
import {toCode} from './elements';
import type {Markup} from './elements';
import {valueFor} from './fill';
import {modeOf, takesDirection, THEME} from './providers';
import type {ModeProp, Theme} from './providers';
import {importLines} from './imported';
import type {Imported} from './imported';

/** What stands around each demo, from the outside inwards. */
export interface Around {
  /** What only has the server and the browser make the same ids. */
  ids?: ApiModel | undefined;
  direction?: ApiModel | undefined;
  provider?: ApiModel | undefined;
  /** What the provider is given. Default: what its types suggest. */
  theme?: Theme | undefined;
  /** Nothing of mode and direction is handed on. Default `false`. */
  isBare?: boolean;
  /** Module that has `styles`, for a library that writes its styles as it renders. Default: none. */
  styles?: string | undefined;
}

/** The text of a module that surrounds demos with the providers of a package. */
export function frameModule(library: Imported, around: Around): string {
  const {ids, direction, provider, theme, isBare = false, styles} = around;
  const asked = new Set<Told>();
  const layers = [ids, direction, provider].flatMap((model) =>
    model
      ? [layerOf(isBare ? untold(model) : model, model === provider ? theme : undefined, asked)]
      : [],
  );
  const inner = layers.length > 0 ? '{children}' : 'children';
  const body = layers.reduceRight((content, layer) => toCode({...layer, content}), inner);
  const imported = [...layers.map(({tag}) => tag), theme?.light, theme?.dark].filter(
    (each) => each !== undefined,
  );
  const taken = ['children', ...[...asked].sort()];
  const page = asked.has('mode') ? '  const page = usePageMode();\n' : '';
  return `import type {ReactNode} from 'react';
${page && "import {usePageMode} from 'vitrine/frame';\n"}import type {${provider ? 'FrameProps, FrameSandbox' : 'FrameProps'}} from 'vitrine/frame';
${importLines(library, imported)
  .map((line) => `${line}\n`)
  .join('')}
/** What surrounds each demo: ${imported.length > 0 ? "the library's own provider" : 'nothing but its styles'}. */
export function Frame({${taken.join(', ')}}: FrameProps): ReactNode {
${page}  return ${body};
}

/** Custom properties of both colour modes, as a style sheet for \`:root\`: none. */
export function css(): string {
  return '';
}
${sandboxText(library, around)}${
    styles === undefined
      ? ''
      : `
/** How its styles come into the page: on the server, too, and those of all elements to demos alone. */
export {styles} from '${styles}';
`
  }`;
}

/** What the module of a frame has where there is a provider in it. */
const SANDBOX = 'export const sandbox: FrameSandbox';

/** Whether a module that {@link frameModule} has written surrounds demos with a provider. */
export function hasProvider(text: string): boolean {
  return text.includes(SANDBOX);
}

/** What a project of a demo's own puts around its page: the provider in light. */
function sandboxText(library: Imported, {provider, theme}: Around): string {
  if (!provider) return '';
  const light = theme && {light: theme.light};
  const {tag, attributes} = layerOf(untold(provider), light, new Set());
  const names = [tag, theme?.light].filter((each) => each !== undefined);
  const imports = importLines(library, names).map((line) => `"${line}"`);
  const whole = [tag, ...attributes].join(' ').replaceAll("'", '"');
  return `
/** What surrounds a demo in a project of its own. */
${SANDBOX} = {
  imports: [${imports.join(', ')}],
  provider: '${whole}',
};
`;
}

/** The same without what says mode or direction, unless it cannot be without. */
function untold(model: ApiModel): ApiModel {
  const mode = modeOf(model.props)?.prop;
  const isLeft = (prop: ApiProp) => prop.required || (prop !== mode && !takesDirection(prop));
  return {...model, props: model.props.filter(isLeft)};
}

/** What a frame is told of its demo, as far as it is handed on. */
type Told = 'direction' | 'mode';

/** @param asked gets what it needs to be told */
function layerOf({name, props}: ApiModel, theme: Theme | undefined, asked: Set<Told>): Markup {
  const mode = modeOf(props);
  const direction = props.find(takesDirection);
  const themed = theme && props.find((prop) => prop !== mode?.prop && THEME.test(prop.name));
  const required = props.filter(
    (prop) =>
      prop.required && prop.name !== 'children' && ![mode?.prop, direction, themed].includes(prop),
  );
  if (direction) asked.add('direction');
  if (mode || theme?.dark !== undefined) asked.add('mode');
  return {
    tag: name,
    attributes: [
      ...required.map((prop) => `${prop.name}={${valueFor(prop, name)}}`),
      ...(themed ? [`${themed.name}={${choiceOf(theme)}}`] : []),
      ...(mode ? [`${mode.prop.name}={${modeChoice(mode)}}`] : []),
      ...(direction ? [directionAttribute(direction)] : []),
    ],
    content: '',
  };
}

const IS_DARK = "(mode ?? page) === 'dark'";

function choiceOf({light, dark}: Theme): string {
  return dark === undefined ? light : `${IS_DARK} ? ${dark} : ${light}`;
}

function modeChoice({light, dark}: ModeProp): string {
  return dark === 'dark' ? 'mode ?? page' : `${IS_DARK} ? '${dark}' : '${light}'`;
}

function directionAttribute({name, type}: ApiProp): string {
  if (/rtl$/i.test(name)) return `${name}={direction === 'rtl'}`;
  // What is only the first one is heard by another instance alone.
  const parts = typeParts(type).map(literalValue);
  const hasOther = parts.includes('ltr') || !parts.includes('rtl');
  const value = hasOther ? 'direction' : "direction === 'rtl' ? 'rtl' : undefined";
  const key = /^(?:dir|direction)$/.test(name) ? '' : 'key={direction} ';
  return `${key}${name}={${value}}`;
}
