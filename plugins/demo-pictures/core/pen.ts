import type {XmlElement, XmlNode} from './types';

/** What a page's HTML holds of its first demo. */
export interface ServedDemo {
  /** As served, not clean; `undefined` where the page shows no demo. */
  demo: XmlNode | undefined;
  /** Style sheets of the page that its demos need. */
  sheets: string[];
  /** Addresses of the sheets of its library, which the page links. */
  linked: string[];
}

/** Sheets of a page that belong to its demos: by a mark of their own, or by React's for hoisted ones. */
const SHEETS = 'style[data-demo-frame], style[data-precedence="demo-frame"]';

const LINKS = 'link[data-precedence="demo-library"]';

/** Reads pages and writes pictures. */
export interface Pen {
  /** @param html a whole page; it may be minified, or malformed as browsers forgive it */
  read: (html: string) => ServedDemo;
  write: (tree: XmlNode) => string;
}

/** The libraries are ES modules, which code that runs as CommonJS can only import at run time. */
export async function loadPen(): Promise<Pen> {
  const [{fromHtml}, {select, selectAll}, {toXast}, {toXml}] = await Promise.all([
    import('hast-util-from-html'),
    import('hast-util-select'),
    import('hast-util-to-xast'),
    import('xast-util-to-xml'),
  ]);
  return {
    read(html) {
      const page = fromHtml(html);
      const demo = select('.demo[data-demo]:not(:empty)', page);
      return {
        demo: demo && (toXast(demo) as XmlElement),
        sheets: selectAll(SHEETS, page).map(({children: [text]}) =>
          text?.type === 'text' ? text.value : '',
        ),
        linked: selectAll(LINKS, page).map(({properties: {href}}) => String(href)),
      };
    },
    write: (tree) => toXml(tree as Parameters<typeof toXml>[0], {closeEmptyElements: true}),
  };
}
