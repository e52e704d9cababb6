import {createContext} from 'react';
import type {ReactNode} from 'react';
import {createCache, extractStyle, StyleProvider} from '@ant-design/cssinjs';
import type {Cache} from '@ant-design/cssinjs';
import type {FrameStyles} from '../types';
import {darkRules} from './darkRules';

/** What holds the styles of demos. */
interface Sheets {
  cache: Cache;
  /** On the server, those of the same demo in the dark mode. */
  dark?: Cache;
}

/** Whether a demo is rendered a second time, for the values that it has in the dark mode. */
export const DarkCopy = createContext(false);

/** Begins the second rendering in the HTML; nothing follows it. */
const COPY = '<template data-antd-copy="">';
/** Says which styles are there: of one demo, where a page has many. */
const MAP =
  /<style data-ant-cssinjs-cache-path[^>]*>[^]*?<\/style>|\.data-ant-cssinjs-cache-path\{[^}]*\}/g;

/**
 * One for both directions, as the library's styles are the same in both: two would take the styles
 * out of the page that the other one needs.
 */
let ofPage: Sheets | undefined;

function create(): Sheets {
  if (typeof document === 'undefined') return {cache: createCache(), dark: createCache()};
  ofPage ??= {cache: createCache()};
  return ofPage;
}

function Provider({sheets: {cache, dark}, children}: {sheets: Sheets; children: ReactNode}) {
  return (
    <StyleProvider cache={cache}>
      {children}
      {/* In the browser its place is empty: ids are numbered by place. */}
      {dark && (
        <template data-antd-copy="">
          <StyleProvider cache={dark}>
            <DarkCopy value>{children}</DarkCopy>
          </StyleProvider>
        </template>
      )}
    </StyleProvider>
  );
}

/**
 * The custom properties stand in an element that the library does not know: it takes its own out of
 * the page as soon as no hydrated demo needs them, while others are still as they were served.
 */
function collect(html: string, {cache, dark}: Sheets): string {
  const [own = ''] = html.split(COPY);
  const light = propertiesIn(cache);
  const rules = light + (dark ? darkRules(light, propertiesIn(dark)) : '');
  const styles = extractStyle(cache, {types: ['style']}).replace(MAP, '');
  return `${styles}<style data-antd-served="">${rules}</style>${own}`;
}

function propertiesIn(cache: Cache): string {
  return extractStyle(cache, {plain: true, types: ['token', 'cssVar']}).replace(MAP, '');
}

/** Each once: the library finds its own by their hashes, in the head. */
function adopt(): void {
  const known = new Set([...document.head.querySelectorAll('style')].map(keyOf));
  const served = document.querySelectorAll<HTMLStyleElement>(
    '[data-demo] :is(style[data-css-hash], style[data-antd-served])',
  );
  for (const style of served) {
    if (known.has(keyOf(style))) style.remove();
    else document.head.append(style);
    known.add(keyOf(style));
  }
}

function keyOf({dataset, textContent}: HTMLStyleElement): string {
  return dataset.cssHash ?? textContent;
}

/** How Ant Design's styles come and go. */
export const styles: FrameStyles<Sheets> = {create, Provider, collect, adopt};
