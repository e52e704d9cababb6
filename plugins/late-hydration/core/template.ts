import {quote, VitrineError} from '../../_shared/node';
import {LATE_SCRIPTS} from '../../_shared/loading/lateScripts';
import {HEADER_END} from './header';
import {DEMO_SCRIPTS} from './demoScripts';
import {embed} from './embed';

/** What a page's HTML gets in place of the scripts that bring React. */
export interface LateTags {
  /** Path of the loader, relative to the base URL. */
  loader: string;
  /** Address of the site, without a slash at the end: what Docusaurus writes before paths. */
  url: string;
  /** Address of a page, with the base URL → paths of the scripts that it needs beside all pages'. */
  chunks: ReadonlyMap<string, readonly string[]>;
  /** The same → those of them that its header needs. */
  headers: ReadonlyMap<string, readonly string[]>;
  /** Whether the header comes alive by itself. */
  headerAlone: boolean;
  /** The same → paths of the scripts that its demos need beside those, and share. */
  demos: ReadonlyMap<string, readonly string[]>;
  /** Speculation rules, as JSON. */
  rules: string;
  /** Another one for each build of a process, which may build several languages. */
  key: string;
}

/** The part of the template that writes the scripts: Docusaurus' own, and that of its guide. */
const SCRIPTS = /<%_?\s*it\.scripts\.forEach\([\s\S]*?<%_?\s*\}\)\s*;?\s*_?%>/g;

/**
 * The template of pages (Docusaurus' option `ssrTemplate`, an Eta template), such that one loader
 * stands where the scripts stood, and names them.
 *
 * @throws VitrineError where the template does not write its scripts as Docusaurus' own does
 */
export function lateTemplate(template: string, tags: LateTags): string {
  const places = template.match(SCRIPTS) ?? [];
  const [place] = places;
  if (place === undefined || places.length > 1) {
    throw new VitrineError({
      where: 'plugin late-hydration, the option ssrTemplate of the site',
      what: `writes the scripts of a page ${places.length} times: ${quote(template.slice(0, 200))}`,
      fix: "write them once, as Docusaurus' own template does: <% it.scripts.forEach((script) => { %> … <% }); %>; or leave late-hydration out by settings: {'late-hydration': false}",
    });
  }
  return template.replace(place, () => block(tags));
}

/**
 * Docusaurus tells the template nothing of the page's address, but of `og:url`, which has it. Where
 * that fails, the runtime of the bundler loads what is missing, a way later.
 */
function block(tags: LateTags): string {
  const {loader, url, chunks, headers, demos, rules, key, headerAlone} = tags;
  const files = [...new Set([...chunks.values(), ...demos.values()].flat())].sort();
  const places = new Map(files.map((file, place) => [file, place]));
  const table = (pages: LateTags['chunks']) => {
    const entries = [...pages].map(([page, own]) => [page, own.map((file) => places.get(file))]);
    return embed(Object.fromEntries(entries));
  };
  const tables = `{files: ${embed(files)}, pages: ${table(chunks)}, headers: ${table(headers)}, demos: ${table(demos)}}`;
  return [
    // Made once: each page runs the template, and the tables have all of them.
    `<% const late = (globalThis[Symbol.for(${embed(`vitrine.late ${key}`)})] ??= ${tables});`,
    `const lateTag = it.metaAttributes.join('').split('property="og:url" content="')[1] || '';`,
    `const latePage = lateTag.split('"')[0].slice(${url.length});`,
    `const lateOf = (places) => (places || []).map((place) => late.files[place]);`,
    `const lateList = (files) => [...new Set(files)].map((file) => it.baseUrl + file).join(' ');`,
    `const lateFirst = [...it.scripts, ...lateOf(late.headers[latePage])];`,
    `const lateRest = lateOf(late.pages[latePage]).filter((file) => !lateFirst.includes(file));`,
    `const lateParts = [lateList(lateFirst), '${headerAlone ? HEADER_END : ''}', lateList(lateRest)];`,
    `const lateNear = lateList(lateOf(late.demos[latePage])); %>`,
    [
      `<script src="<%= it.baseUrl %>${loader}" defer`,
      ` ${LATE_SCRIPTS}="<%= lateParts.filter(Boolean).join(' ') %>"`,
      `<% if (lateNear) { %> ${DEMO_SCRIPTS}="<%= lateNear %>"<% } %>></script>`,
    ].join(''),
    `<script type="speculationrules" data-late-links>${rules}</script>`,
  ].join('\n');
}
