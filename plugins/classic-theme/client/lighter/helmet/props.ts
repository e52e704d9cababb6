import {Children, Fragment, isValidElement} from 'react';
import type {ReactNode} from 'react';

/** Of an element of the head, by their names in HTML; `innerHTML` or `cssText` is what stands in it. */
export type Attributes = Readonly<Record<string, unknown>>;

/** What stands in a head beside the title, and by what name `onChangeClientState` hears of it. */
export const TAGS = {
  base: 'baseTag',
  link: 'linkTags',
  meta: 'metaTags',
  noscript: 'noscriptTags',
  script: 'scriptTags',
  style: 'styleTags',
} as const;
export type Tag = keyof typeof TAGS;
export const TAG_NAMES = Object.keys(TAGS) as Tag[];

/** What one `<Helmet>` asks for, by the properties that it has in react-helmet-async 1.3. */
export interface HeadProps extends Partial<Record<Exclude<Tag, 'base'>, readonly Attributes[]>> {
  base?: Attributes;
  title?: string;
  titleTemplate?: string;
  defaultTitle?: string;
  titleAttributes?: Attributes;
  htmlAttributes?: Attributes;
  bodyAttributes?: Attributes;
  onChangeClientState?: (...change: unknown[]) => void;
}

/** Properties of React that HTML calls otherwise than by their letters. */
const IN_HTML: Readonly<Record<string, string>> = {
  accessKey: 'accesskey',
  charSet: 'charset',
  className: 'class',
  contentEditable: 'contenteditable',
  contextMenu: 'contextmenu',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
  tabIndex: 'tabindex',
};

/**
 * What the children of a `<Helmet>` ask for, beside its properties. Elements of a fragment give way
 * to those beside it of the same kind, as they do on the server.
 *
 * @returns nothing of elements that no head has: the server has refused those
 */
export function readChildren(children: ReactNode, props: HeadProps): HeadProps {
  const lists: Partial<Record<string, Attributes[]>> = {};
  let read = props;
  Children.forEach(children, (child) => {
    if (!isValidElement<{children?: ReactNode}>(child)) return;
    const {children: inner, ...own} = child.props;
    const {type} = child;
    if (type === Fragment) read = readChildren(inner, read);
    else if (typeof type === 'string') {
      const attributes = toHtml(own);
      const text = [inner].flat().join('');
      if (type === 'title') read = {...read, title: text, titleAttributes: attributes};
      else if (type === 'base') read = {...read, base: attributes};
      else if (type === 'html' || type === 'body')
        read = {...read, [`${type}Attributes`]: attributes};
      else (lists[type] ??= []).push({...attributes, ...contentOf(type, text)});
    }
  });
  return {...read, ...lists};
}

function toHtml(props: object): Attributes {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [IN_HTML[name] ?? name, value as unknown]),
  );
}

function contentOf(type: string, text: string): Attributes {
  if (text === '') return {};
  return type === 'style' ? {cssText: text} : {innerHTML: text};
}
