/**
 * What may stand in the HTML of a page. The rules are those of GitHub, as `hast-util-sanitize` 5
 * has them in its default schema: nothing is allowed but what is named. Beyond it there are the
 * elements and attributes that pages of component libraries have: figures, media, frames, static
 * drawings, classes, inline styles, and what tells machines and people about a text. Nothing of
 * it runs code, loads a style sheet, leads a reader away or sends what is typed.
 */

/** What Docusaurus makes of callouts and diagrams. */
const OF_DOCUSAURUS = ['admonition', 'mdxAdmonitionTitle', 'mermaid'];

const OF_GITHUB =
  'a b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img input ins kbd li ol p picture pre q rp rt ruby s samp section source span strike strong sub summary sup table tbody td tfoot th thead tr tt ul var';

const OF_PAGES =
  'abbr address article aside audio bdi bdo caption center cite col colgroup data dfn figcaption figure font footer header hgroup iframe main mark nav small time track u video wbr';

/** Drawings without links, animations, scripts, styles and HTML inside. */
const OF_DRAWINGS =
  'svg circle clippath defs desc ellipse g line linearGradient mask path pattern polygon polyline radialGradient rect stop symbol text title tspan';

/** Names of elements, in small letters. */
export const ELEMENTS: ReadonlySet<string> = new Set(
  [...[OF_GITHUB, OF_PAGES, OF_DRAWINGS].join(' ').split(' '), ...OF_DOCUSAURUS].map((name) =>
    name.toLowerCase(),
  ),
);

/** Of all elements; `aria-…` and `data-…` come on top. */
const ATTRIBUTES =
  'abbr align alt axis border cellpadding cellspacing char charoff checked cite class clear color cols colspan compact controls datetime dir disabled face frame headers height hidden hreflang href hspace id itemid itemprop itemref itemscope itemtype label lang longdesc loop media muted name nohref noshade nowrap open playsinline poster preload rel rev role rows rowspan rules scope shape size sizes span src srcset start style summary tabindex target title translate type usemap valign value vspace width xmlns xmlnsXLink' +
  // Of images and frames.
  ' allow allowFullScreen crossorigin decoding default fetchpriority frameborder kind loading referrerpolicy sandbox scrolling srclang' +
  // Of callouts and of fences, from Docusaurus; of footnotes, from GFM.
  ' metastring keywords' +
  // Of drawings; what may lead elsewhere is none of them.
  ' clipPathUnits cx cy d dx dy fill fillOpacity fillRule clippath clipRule fx fy gradientTransform gradientUnits offset opacity pathLength points preserveAspectRatio r rx ry stopColor stopOpacity stroke strokeDashArray strokeDashOffset strokeLineCap strokeLineJoin strokeMiterLimit strokeOpacity strokeWidth textAnchor dominantBaseline transform version viewBox x x1 x2 y y1 y2 fontfamily fontsize fontweight';

const NAMES: ReadonlySet<string> = new Set(`${ATTRIBUTES} className`.toLowerCase().split(' '));

/** @param property its name as a tree has it: `className`, `ariaLabel`, `dataFooBar` */
export function isAllowedAttribute(property: string): boolean {
  return /^(?:aria|data)[A-Z\d-]/.test(property) || NAMES.has(property.toLowerCase());
}
