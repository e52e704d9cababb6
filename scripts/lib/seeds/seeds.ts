/** A fault that is put into a page of a finished site, to see that the browser tests find it. */
export interface Seed {
  /** What finds it. */
  kind: string;
  /** Changes the page's HTML. */
  apply: (html: string) => string;
  /** What the page runs besides, as a file of its own. */
  script?: string;
  /** A part of the message by which it is told. */
  expected: string;
  /** The page. Default: one that somebody wrote, each seed another. */
  address?: string;
}

/** Puts markup at the end of the page, outside of what React owns. */
const append = (markup: string) => (html: string) =>
  replaceOnce(html, '</body>', `<div role="region" aria-label="Seeded">${markup}</div></body>`);

const inHead = (markup: string) => (html: string) =>
  replaceOnce(html, '</head>', `${markup}</head>`);

const unchanged = (html: string) => html;

const replace = (pattern: RegExp | string, by: string) => (html: string) =>
  replaceOnce(html, pattern, by);

/**
 * @throws Error where there is no such text: a seed that changes nothing would be found by nobody
 */
function replaceOnce(html: string, pattern: RegExp | string, by: string) {
  const changed = html.replace(pattern, by);
  if (changed === html) throw new Error(`The page has no ${pattern} to be changed.`);
  return changed;
}

/** Runs once the page has been painted. */
const afterPaint = (code: string) =>
  `addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => {${code}})));`;

const TEXT_PAGE = '/vitrine/navigation/';
const MARKDOWN_PAGE = '/experiments/docs/markdown/';
const GUIDE_PAGE = '/vitrine/authoring/';
const printed = (rule: string) => inHead(`<style>@media print { ${rule} }</style>`);

/** Three for each kind of fault that the suite claims to find. */
export const SEEDS: readonly Seed[] = [
  {kind: 'axe', apply: append('<img src="/img/glyph.svg">'), expected: 'image-alt'},
  {
    kind: 'axe',
    apply: append('<p style="color: #bbb; background: #fff">Faint</p>'),
    expected: 'color-contrast',
  },
  {kind: 'axe', apply: append('<input type="text">'), expected: 'label'},

  {
    kind: 'console',
    apply: unchanged,
    script: "console.error('Seeded')",
    expected: 'console.error: Seeded',
  },
  {
    kind: 'console',
    apply: unchanged,
    script: "console.log('Seeded')",
    expected: 'console.log: Seeded',
  },
  {
    kind: 'console',
    apply: unchanged,
    script: "setTimeout(() => { throw new Error('Seeded'); });",
    expected: 'page error: Seeded',
  },

  {kind: 'network', apply: append('<img alt="" src="/img/gone.png">'), expected: 'status 404'},
  {kind: 'network', apply: unchanged, script: "fetch('/gone.json')", expected: 'status 404'},
  {
    kind: 'network',
    apply: inHead('<link rel="stylesheet" href="/assets/css/gone.css">'),
    expected: 'status 404',
  },

  {
    kind: 'hydration',
    apply: replace(/(<h1[^>]*>)[^<]+/, '$1Another'),
    expected: 'Minified React error',
  },
  {
    kind: 'hydration',
    apply: replace(/(<main[^>]*>)/, '$1<section>More</section>'),
    expected: 'Minified React error',
  },
  {
    kind: 'hydration',
    apply: replace(/<footer[\s\S]*<\/footer>/, ''),
    expected: 'Minified React error',
  },

  {
    kind: 'anchor',
    apply: append('<a href="/no/such/page/">A page</a>'),
    expected: '/no/such/page/',
  },
  {
    kind: 'anchor',
    apply: append('<a href="#no-such-place">A place</a>'),
    expected: '#no-such-place',
  },
  {
    kind: 'anchor',
    apply: append('<a href="/no/such/file.md">A file</a>'),
    expected: '/no/such/file.md',
  },

  {
    kind: 'overflow',
    apply: append('<div style="inline-size: 500px">Wide</div>'),
    expected: 'overflow',
  },
  {
    kind: 'overflow',
    apply: append(`<p style="white-space: nowrap">${'Long '.repeat(60)}</p>`),
    expected: 'overflow',
  },
  {
    kind: 'overflow',
    apply: inHead('<style>main h1 { min-inline-size: 330px; padding-inline-start: 20px }</style>'),
    expected: 'overflow',
  },

  {
    kind: 'shift',
    apply: unchanged,
    script: afterPaint("document.querySelector('h1').style.fontSize = '9rem'"),
    expected: 'shift',
  },
  {
    kind: 'shift',
    apply: unchanged,
    script: afterPaint("document.querySelector('main').style.paddingBlockStart = '300px'"),
    expected: 'shift',
  },
  {
    kind: 'shift',
    apply: unchanged,
    script: afterPaint(
      "const late = document.createElement('div'); late.style.blockSize = '200px'; document.body.prepend(late)",
    ),
    expected: 'shift',
  },

  {
    kind: 'event',
    apply: append('<button type="button">Silent</button>'),
    expected: '>Silent</button>',
  },
  {kind: 'event', apply: append('<a href="/">Silent</a>'), expected: '>Silent</a>'},
  {
    kind: 'event',
    apply: append('<div data-ga-event-category="seed">Marked</div>'),
    expected: '>Marked</div>',
  },

  {kind: 'head', apply: append('<h1>Another</h1>'), expected: 'h1'},
  {kind: 'head', apply: inHead('<meta name="description" content="Another">'), expected: 'head'},
  {kind: 'head', apply: append('<p id="__docusaurus">Twice</p>'), expected: 'ids'},

  {kind: 'title', apply: replace(/<title[^>]*>[^<]*<\/title>/, ''), expected: 'a title'},
  {
    kind: 'title',
    apply: replace(/name="?description"?/, 'name=nothing'),
    expected: 'a description',
  },
  {kind: 'title', apply: replace(/name="?docs:productId"?/, 'name=nothing'), expected: 'a product'},

  {kind: 'policy', apply: append('<script>window.seeded = true</script>'), expected: 'policy'},
  {
    kind: 'policy',
    apply: append('<img alt="" src="https://seed.example/a.png">'),
    expected: 'policy',
  },
  {
    kind: 'policy',
    apply: append('<script src="https://seed.example/a.js"></script>'),
    expected: 'policy',
  },

  {
    kind: 'print',
    address: TEXT_PAGE,
    apply: printed('main p { color: #bbb !important }'),
    expected: 'is written in',
  },
  {
    kind: 'print',
    address: MARKDOWN_PAGE,
    apply: printed('body > * > header { display: block !important }'),
    expected: '<header',
  },
  {
    kind: 'print',
    address: GUIDE_PAGE,
    apply: printed('main pre { max-block-size: 10px !important; overflow: hidden !important }'),
    expected: '<pre',
  },

  {
    kind: 'no script',
    apply: append('<button type="button">Dead</button>'),
    expected: 'shows a dead button',
  },
  {kind: 'no script', apply: append('<input aria-label="Dead">'), expected: 'shows a dead field'},
  {kind: 'no script', apply: append('<a>Dead</a>'), expected: 'shows a link that leads nowhere'},
];
