import {quote, VitrineError} from '../../../_shared/node';
import {embed} from '../embed';
import {LATE_SHEET} from './lateSheet';

/** The part of the template that links the sheets: Docusaurus' own, and that of its guide. */
const SHEETS = /<%_?\s*it\.stylesheets\.forEach\([\s\S]*?<%_?\s*\}\)\s*;?\s*_?%>/g;

const LATE_LINKS = `<% it.stylesheets.forEach((sheet) => { %>
<link rel="stylesheet" href="<%= it.baseUrl %><%= sheet %>" disabled ${LATE_SHEET} />
<% }); %>`;

/**
 * The template of pages, such that a page names its sheets, which nobody loads until they are
 * switched on.
 *
 * @throws VitrineError where the template does not link its sheets as Docusaurus' own does
 */
export function styledTemplate(template: string): string {
  const places = template.match(SHEETS) ?? [];
  const [place] = places;
  if (place === undefined || places.length > 1) {
    throw new VitrineError({
      where: 'plugin late-hydration, the option ssrTemplate of the site',
      what: `links the style sheets of a page ${places.length} times: ${quote(template.slice(0, 200))}`,
      fix: "link them once, as Docusaurus' own template does: <% it.stylesheets.forEach((stylesheet) => { %> … <% }); %>; or leave one sheet for all by settings: {'late-hydration': {dividesStyles: false}}",
    });
  }
  return template.replace(place, () => LATE_LINKS);
}

/**
 * The template of pages, such that a page is dressed before it is written. Eta gathers it in `tR`.
 *
 * @param file the module that exports `dressPage`, absolute
 */
export function dressedTemplate(template: string, file: string): string {
  const name = embed(file);
  const dresser = `process.getBuiltinModule('node:module').createRequire(${name})(${name})`;
  return `${template.trimEnd()}<% tR = ${dresser}.dressPage(tR); %>`;
}
