/** Folder of the standard library's objects in the reference that browsers' makers share. */
const JS = 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/';
const DOM = 'https://developer.mozilla.org/en-US/docs/Web/API/';
const UTILITY = 'https://www.typescriptlang.org/docs/handbook/utility-types.html#';
const REACT_TYPES = 'https://react.dev/learn/typescript#';
const MUI = 'https://mui.com/system/getting-started/';

/** Types that a package does not define itself → where they are documented. */
const STANDARD_TYPES: Readonly<Record<string, string>> = {
  Array: `${JS}Array`,
  Date: `${JS}Date`,
  Error: `${JS}Error`,
  Map: `${JS}Map`,
  Promise: `${JS}Promise`,
  RegExp: `${JS}RegExp`,
  Set: `${JS}Set`,
  Symbol: `${JS}Symbol`,
  AbortSignal: `${DOM}AbortSignal`,
  Document: `${DOM}Document`,
  DocumentFragment: `${DOM}DocumentFragment`,
  Element: `${DOM}Element`,
  Event: `${DOM}Event`,
  EventTarget: `${DOM}EventTarget`,
  File: `${DOM}File`,
  FileList: `${DOM}FileList`,
  FormData: `${DOM}FormData`,
  IntersectionObserver: `${DOM}IntersectionObserver`,
  Node: `${DOM}Node`,
  ShadowRoot: `${DOM}ShadowRoot`,
  URL: `${DOM}URL`,
  Window: `${DOM}Window`,
  MediaQueryList: `${DOM}MediaQueryList`,
  Partial: `${UTILITY}partialtype`,
  Required: `${UTILITY}requiredtype`,
  Readonly: `${UTILITY}readonlytype`,
  Record: `${UTILITY}recordkeys-type`,
  Pick: `${UTILITY}picktype-keys`,
  Omit: `${UTILITY}omittype-keys`,
  Exclude: `${UTILITY}excludeuniontype-excludedmembers`,
  Extract: `${UTILITY}extracttype-union`,
  NonNullable: `${UTILITY}nonnullabletype`,
  Parameters: `${UTILITY}parameterstype`,
  ReturnType: `${UTILITY}returntypetype`,
  CSSProperties: `${REACT_TYPES}typing-style-props`,
  ReactNode: `${REACT_TYPES}typing-children`,
  ReactElement: `${REACT_TYPES}typing-children`,
  ElementType: 'https://react.dev/reference/react/createElement#parameters',
  JSXElementConstructor: 'https://react.dev/reference/react/createElement#parameters',
  Ref: 'https://react.dev/learn/manipulating-the-dom-with-refs',
  RefObject: 'https://react.dev/reference/react/useRef',
  RefCallback: 'https://react.dev/reference/react-dom/components/common#ref-callback',
  SxProps: `${MUI}the-sx-prop/`,
  SystemProps: 'https://mui.com/system/properties/',
  Theme: 'https://mui.com/material-ui/customization/default-theme/',
};

/** `HTMLButtonElement`, `SVGElement`, `MouseEvent`: names that follow one rule. */
const DOM_NAME =
  /^(?:(?:HTML|SVG)\w*Element|(?:Mouse|Keyboard|Focus|Touch|Pointer|Wheel|Drag)Event)$/;

/** Event objects of React, which wrap those of the browser. */
const REACT_EVENT = /^React\.(?:\w*Event|\w+EventHandler)$/;

/**
 * Where a type that stands in no package of ours is documented.
 *
 * @param name as written, with or without its namespace (`React.ReactNode`, `ReactNode`)
 * @returns `undefined` for all other names
 */
export function standardType(name: string): string | undefined {
  if (REACT_EVENT.test(name)) return `${REACT_TYPES}typing-dom-events`;
  const bare = name.replace(/^(?:React|JSX|globalThis)\./, '');
  if (Object.hasOwn(STANDARD_TYPES, bare)) return STANDARD_TYPES[bare];
  return DOM_NAME.test(bare) ? `${DOM}${bare}` : undefined;
}
