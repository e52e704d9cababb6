import {quote, VitrineError} from '../../../_shared/node';
import {LATE_SHEET} from './lateSheet';
import {embed} from '../embed';
import {wornGroups} from './wornRules';

/** The part of the template that links the sheets: Docusaurus' own, and that of its guide. */
const SHEETS = /<%_?\s*it\.stylesheets\.forEach\([\s\S]*?<%_?\s*\}\)\s*;?\s*_?%>/g;

/** The sheet of what not every page wears. */
export interface RestSheet {
  /** Path, relative to the base URL. */
  path: string;
  /** Its text, as readers get it. */
  css: string;
}

/**
 * The template of pages, such that a page has, behind the sheet of all pages, those rules of the
 * rest that it wears, and names the rest, which nobody loads until it is switched on.
 *
 * @throws VitrineError where the template does not link its sheets as Docusaurus' own does
 */
export function styledTemplate(template: string, {path, css}: RestSheet): string {
  const places = template.match(SHEETS) ?? [];
  const [place] = places;
  if (place === undefined || places.length > 1) {
    throw new VitrineError({
      where: 'plugin late-hydration, the option ssrTemplate of the site',
      what: `links the style sheets of a page ${places.length} times: ${quote(template.slice(0, 200))}`,
      fix: "link them once, as Docusaurus' own template does: <% it.stylesheets.forEach((stylesheet) => { %> … <% }); %>; or leave one sheet for all by settings: {'late-hydration': {dividesStyles: false}}",
    });
  }
  const block = [
    `<% const worn = new Set(); const classes = /class="([^"]*)"/g;`,
    `for (const text of [it.preBodyTags, it.appHtml, it.postBodyTags])`,
    `for (const [, names] of text.matchAll(classes)) for (const name of names.split(' ')) worn.add(name);`,
    `const isWorn = ([needs]) => needs.some((need) => need.every((name) => worn.has(name)));`,
    `const wornStyles = ${embed(wornGroups(css))}.map(([around, rules]) => {`,
    `const own = rules.filter(isWorn).map(([, css]) => css).join('');`,
    `return own && around + own + '}'.repeat(around.split('{').length - 1);`,
    `}).join(''); %>`,
    `<style><%~ wornStyles %></style>`,
    `<link rel="stylesheet" href="<%= it.baseUrl %>${path}" disabled ${LATE_SHEET} />`,
  ].join('\n');
  return template.replace(place, (sheets) => `${sheets}\n${block}`);
}
