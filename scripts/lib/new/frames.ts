import type {ApiModel, ApiProp} from '../../../plugins/api-model/core/model';
import {typeParts} from '../../../plugins/playground/core/typeParts';
import {toCode} from './elements';
import {valueFor} from './fill';

/** What libraries surround their components with, where that works without being told anything. */
const PROVIDERS = [
  'MantineProvider',
  'ChakraProvider',
  'FluentProvider',
  'HeroUIProvider',
  'NextUIProvider',
  'ConfigProvider',
  'CustomProvider',
  'UIProvider',
  'Provider',
  'Theme',
];

/** By which a provider takes a theme. */
const THEME = /^(?:theme|value|system)$/;

/** The component that a library's demos want around them; `undefined` where none is known. */
export function providerOf(packageName: string, models: readonly ApiModel[]): ApiModel | undefined {
  const own = pascal(packageName.replace(/^.*\//, ''));
  const named = [`${own}Provider`, ...PROVIDERS].map((wanted) =>
    models.find(({name}) => name === wanted),
  );
  // A component that is called as the package is all of it, where it has a theme to give.
  const whole = models.find(
    ({name, props}) => name === own && props.some((p) => p.name === 'theme'),
  );
  return [...named, whole].find(Boolean);
}

function pascal(name: string) {
  return name
    .split(/[^A-Za-z\d]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** What libraries call the theme that their provider has to be given. */
const THEMES = ['defaultSystem', 'defaultTheme', 'system', 'theme'];

/** A theme of a library, by the names of its exports. */
export interface Theme {
  light: string;
  /** Absent where it is of one mode, or of both. */
  dark?: string;
}

/**
 * What a provider may be given, the best first: a theme for each mode, nothing, one theme.
 *
 * @param exported names of objects that the package exports and that may be themes
 */
export function themesFor(
  {props}: ApiModel,
  exported: readonly string[],
): readonly (Theme | undefined)[] {
  const taken = props.find(({name}) => THEME.test(name));
  if (!taken) return [undefined];
  const darkOf = (name: string) => name.replace('light', 'dark').replace('Light', 'Dark');
  const pairs = exported.filter((name) => darkOf(name) !== name && exported.includes(darkOf(name)));
  const others = taken.required ? [...THEMES, ...exported] : [];
  return [
    ...pairs.slice(0, 2).map((light) => ({light, dark: darkOf(light)})),
    undefined,
    ...[...new Set(others)].map((light) => ({light})),
  ];
}

/**
 * The text of a module that surrounds demos with a provider.
 *
 * @param theme what the provider is given. Default: what its types suggest
 */
export function frameModule(packageName: string, {name, props}: ApiModel, theme?: Theme): string {
  const isTheme = (prop: ApiProp) => theme !== undefined && THEME.test(prop.name);
  const required = props.filter((prop) => prop.required && prop.name !== 'children');
  const given = theme?.dark === undefined ? theme?.light : 'theme';
  const direction = props.find(takesDirection);
  const attributes = [
    ...required
      .filter((prop) => !isTheme(prop) && prop !== direction)
      .map((prop) => `${prop.name}={${valueFor(prop, name)}}`),
    ...props
      .filter(isTheme)
      .slice(0, 1)
      .map((prop) => `${prop.name}={${given}}`),
    ...(direction ? [directionAttribute(direction)] : []),
  ];
  const imported = [name, theme?.light, theme?.dark].filter((one) => one !== undefined);
  const isModal = theme?.dark !== undefined;
  const taken = ['children', ...(direction ? ['direction'] : []), ...(isModal ? ['mode'] : [])];
  const choice = `  const page = usePageMode();
  const theme = (mode ?? page) === 'dark' ? ${theme?.dark} : ${theme?.light};
`;
  return `import type {ReactNode} from 'react';
${isModal ? "import {usePageMode} from 'vitrine/frame';\n" : ''}import type {FrameProps} from 'vitrine/frame';
import {${imported.join(', ')}} from '${packageName}';

/** What surrounds each demo: the library's own provider. */
export function Frame({${taken.join(', ')}}: FrameProps): ReactNode {
${isModal ? choice : ''}  return ${toCode({tag: name, attributes, content: '{children}'})};
}

/** Custom properties of both colour modes, as a style sheet for \`:root\`: none. */
export function css(): string {
  return '';
}
`;
}

/** `dir`, `direction`, and a flag for one of the two. */
function takesDirection({name, type}: ApiProp): boolean {
  const parts = typeParts(type);
  if (name === 'rtl') return parts.some((part) => /^(?:boolean|true)$/.test(part));
  return /^(?:dir|direction)$/.test(name) && parts.some((part) => part.includes('rtl'));
}

function directionAttribute({name}: ApiProp): string {
  return name === 'rtl' ? "rtl={direction === 'rtl'}" : `${name}={direction}`;
}
