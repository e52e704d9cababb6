import type {ApiModel, ApiProp} from '../../../plugins/api-model/core/model';
import {literalValue, typeParts} from '../../../plugins/playground/core/typeParts';
import type {Around} from './frames';

/** What libraries call the one that surrounds their components, when it has no name of its own. */
const COMMON = ['ThemeProvider', 'ConfigProvider', 'UIProvider', 'Provider', 'Theme'];

/** By which a provider takes a theme. */
export const THEME = /^(?:theme|value|system)$/;

/** Providers that are tried, the likeliest first. */
const MOST_TRIED = 4;

/**
 * The components that a library's demos may want around them, the likeliest first: one that is called
 * as the package, those that can be told more of theme, mode and direction, those of a common name.
 */
export function providersOf(packageName: string, models: readonly ApiModel[]): ApiModel[] {
  const own = pascal(packageName.replace(/^.*\//, ''));
  const scope = pascal(packageName.replace(/\/.*$/, ''));
  const isOwn = ({name}: ApiModel) => [`${own}Provider`, `${scope}Provider`].includes(name);
  const told = ({props}: ApiModel) =>
    Number(props.some(isTheme)) +
    Number(modeOf(props) !== undefined) +
    Number(props.some(takesDirection));
  const rank = (model: ApiModel) =>
    Number(isOwn(model)) * 100 + told(model) * 10 + Number(COMMON.includes(model.name));
  return models
    .filter((model) => {
      const {name} = model;
      // A component that is called as the package is all of it, where it has something to be told.
      if (name === own || name === 'Theme') return told(model) > 0;
      return (
        COMMON.includes(name) || isOwn(model) || (name.endsWith('Provider') && told(model) > 0)
      );
    })
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, MOST_TRIED);
}

/** A theme by its name; what is only called a value must be one by its type. */
function isTheme({name, type}: ApiProp): boolean {
  if (name === 'value') return /theme|system|config/i.test([type.text, ...type.members].join());
  return THEME.test(name);
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
 * What a provider may be given, the best first: a theme for each mode, nothing, one theme. One that
 * is told the mode itself has both in its own theme.
 *
 * @param exported names of objects that the package exports and that may be themes
 */
export function themesFor(
  {props}: ApiModel,
  exported: readonly string[],
): readonly (Theme | undefined)[] {
  const mode = modeOf(props)?.prop;
  const taken = props.find((prop) => prop !== mode && THEME.test(prop.name));
  if (!taken) return [undefined];
  const darkOf = (name: string) => name.replace('light', 'dark').replace('Light', 'Dark');
  // The shortest name has nothing in it but what every theme has.
  const pairs = exported
    .filter((name) => darkOf(name) !== name && exported.includes(darkOf(name)))
    .toSorted((a, b) => a.length - b.length);
  // Some say only as they run that they cannot be without.
  const others = taken.required
    ? [...THEMES, ...exported]
    : THEMES.filter((name) => exported.includes(name));
  return [
    ...(mode ? [] : pairs.slice(0, 2).map((light) => ({light, dark: darkOf(light)}))),
    undefined,
    ...[...new Set(others)].map((light) => ({light})),
  ];
}

/** A prop that says the mode, and what it is called there. */
export interface ModeProp {
  prop: ApiProp;
  light: string;
  dark: string;
}

/** What libraries call the two modes. */
const MODES = [
  ['light', 'dark'],
  ['day', 'night'],
] as const;

/** The prop by which a provider is told the mode; what is only its first one is none. */
export function modeOf(props: readonly ApiProp[]): ModeProp | undefined {
  const found = props.flatMap((prop) => {
    if (!MODE.test(prop.name)) return [];
    const values = typeParts(prop.type).map(literalValue);
    const pair = MODES.find((words) => words.every((word) => values.includes(word)));
    return pair ? [{prop, light: pair[0], dark: pair[1]}] : [];
  });
  // Where two are there, the one that nothing else decides.
  return found.find(({prop}) => prop.name.startsWith('force')) ?? found[0];
}

const MODE = /^(?!default|initial).*(?:mode|scheme|theme|appearance)$/i;

/**
 * The component that tells a library its direction, where its provider cannot; `undefined` where
 * there is none.
 */
function directionOf(
  provider: ApiModel | undefined,
  models: readonly ApiModel[],
): ApiModel | undefined {
  if (provider?.props.some(takesDirection)) return undefined;
  return models.find(
    ({name, props}) => /Direction(?:Provider)?$/.test(name) && props.some(takesDirection),
  );
}

/** `dir`, `direction`, where one begins, and a flag for one of the two. */
export function takesDirection({name, type}: ApiProp): boolean {
  const parts = typeParts(type);
  if (/^(?:is)?rtl$/i.test(name)) return parts.some((part) => /^(?:boolean|true)$/.test(part));
  return (
    /^(?:initial|default)?(?:dir|direction)$/i.test(name) &&
    parts.some((part) => part.includes('rtl'))
  );
}

/**
 * What may stand around a library's demos, the likeliest first.
 *
 * @param themes names of objects that the package exports and that may be themes
 */
export function surroundingsOf(
  packageName: string,
  models: readonly ApiModel[],
  themes: readonly string[],
): Around[] {
  const ids = models.find(({name, props}) => name === 'SSRProvider' && !props.some(isOwed));
  const known = providersOf(packageName, models).flatMap((provider) => {
    const around = {ids, direction: directionOf(provider, models), provider};
    const given = themesFor(provider, themes).map((theme) => ({...around, theme}));
    return [...given, ...given.map((one) => ({...one, isBare: true}))];
  });
  const direction = directionOf(undefined, models);
  return [...known, ...(direction || ids ? [{ids, direction}] : [])];
}

function isOwed({name, required}: ApiProp): boolean {
  return required && name !== 'children';
}
