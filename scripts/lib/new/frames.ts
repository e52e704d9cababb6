import type {ApiModel, ApiProp} from '../../../plugins/api-model/core/model';
import {toCode} from './elements';
import type {Markup} from './elements';
import {valueFor} from './fill';
import {modeOf, takesDirection, THEME} from './providers';
import type {ModeProp, Theme} from './providers';

/** What stands around each demo, from the outside inwards. */
export interface Around {
  direction?: ApiModel | undefined;
  provider?: ApiModel | undefined;
  /** What the provider is given. Default: what its types suggest. */
  theme?: Theme | undefined;
}

/** The text of a module that surrounds demos with the providers of a package. */
export function frameModule(packageName: string, around: Around): string {
  const {direction, provider, theme} = around;
  const asked = new Set<Told>();
  const layers = [
    ...(direction ? [layerOf(direction, undefined, asked)] : []),
    ...(provider ? [layerOf(provider, theme, asked)] : []),
  ];
  const body = layers.reduceRight((content, layer) => toCode({...layer, content}), '{children}');
  const imported = [...layers.map(({tag}) => tag), theme?.light, theme?.dark].filter(Boolean);
  const taken = ['children', ...[...asked].sort()];
  const page = asked.has('mode') ? '  const page = usePageMode();\n' : '';
  return `import type {ReactNode} from 'react';
${page && "import {usePageMode} from 'vitrine/frame';\n"}import type {FrameProps} from 'vitrine/frame';
import {${imported.join(', ')}} from '${packageName}';

/** What surrounds each demo: the library's own provider. */
export function Frame({${taken.join(', ')}}: FrameProps): ReactNode {
${page}  return ${body};
}

/** Custom properties of both colour modes, as a style sheet for \`:root\`: none. */
export function css(): string {
  return '';
}
`;
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

function directionAttribute({name}: ApiProp): string {
  if (/rtl$/i.test(name)) return `${name}={direction === 'rtl'}`;
  // What is only the first one is heard by another instance alone.
  const key = /^(?:dir|direction)$/.test(name) ? '' : 'key={direction} ';
  return `${key}${name}={direction}`;
}
