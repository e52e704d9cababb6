import {lateFaceTest, preloadedFaces} from './lateFaces';
import {LATE_FACES, LATE_SCRIPTS} from '../../../_shared/loading/lateScripts';
import {DEMO_MARK, wornCss} from '../../../library-sheets/core/wornCss';
import type {WornGroup} from '../../../library-sheets/core/wornCss';
import {LATE_SHEET} from './lateSheet';
import {edited} from './smaller';
import {hasAttribute, tagsOf, type Tag} from './tags';

/** Classes of elements, in quotes or not; where words of a page look like some, it has a rule more. */
const CLASSES = /\bclass=(?:"([^"]*)"|([^ \t\n\f\r">]+))/g;
/** A link that preloads a face in some windows. */
const CONDITIONAL_FACE = /^(?=.*\brel="?preload\b)(?=.*\bas="?font\b).*\bmedia="\(/;
/** On the styles that a page was given. */
const WORN = 'data-worn';

/**
 * Makes a page one that is painted as it arrives: gives it the rules that its elements wear, before
 * the sheets that come with React, sets the faces apart that it does not begin with, and has the
 * loader follow it, and the face that a small window does not wait for.
 *
 * @param html as it was rendered; one that names no late sheet stays as it is
 * @param wear tells what it wears
 */
export function dress(html: string, wear: Wear): string {
  const {sheet, script, loader, preloads, end} = placesIn(html);
  if (sheet === undefined) return html;
  const {worn, faces} = wear(classesIn(html), preloadedFaces(html));
  return edited(html, [
    {at: sheet, text: `<style ${WORN}>${worn}</style>`},
    // Before the script that switches them on.
    ...(faces === '' || script === undefined
      ? []
      : [{at: script, text: `<style ${LATE_FACES} media="(scripting: none)">${faces}</style>`}]),
    // Where it stands it would take the line from the page.
    ...(loader
      ? [
          {at: loader.start, until: loader.end, text: ''},
          {at: end, text: html.slice(loader.start, loader.end)},
        ]
      : []),
    {at: end, text: preloads.map(elsewhere).join('')},
  ]);
}

/** The rules that a page of these classes and preloaded faces wears, and the faces that wait. */
export type Wear = (
  classes: ReadonlySet<string>,
  preloaded: readonly string[],
) => {worn: string; faces: string};

/** Kinds of pages that are remembered: each of them has its own sheet in memory. */
const MOST_KINDS = 200;

/**
 * Tells what pages wear, once for those that have the same elements, as most of a site do.
 *
 * @param rules of all sheets of the site
 */
export function createWear(rules: readonly WornGroup[]): Wear {
  const known = new Map<string, ReturnType<Wear>>();
  return (classes, preloaded) => {
    const key = [...[...classes].sort(), '', ...preloaded].join(' ');
    const isLate = lateFaceTest(preloaded);
    const found = known.get(key) ?? {
      faces: wornCss(rules, classes, isLate),
      worn: wornCss(rules, classes, (css) => !isLate(css)),
    };
    if (known.size < MOST_KINDS) known.set(key, found);
    return found;
  };
}

/** What a preload asks for that is for some windows alone, in all others: there it is not waited for. */
function elsewhere(link: string): string {
  return link
    .replace(/ data-rh=(?:"true"|true)/, '')
    .replace(/\bmedia="([^"]*)"/, 'media="not all and $1"');
}

/** Where the parts of a page are that others are put before: what an author wrote is none of them. */
function placesIn(html: string) {
  let sheet: number | undefined;
  let script: number | undefined;
  let loader: {start: number; end: number} | undefined;
  const preloads: string[] = [];
  const end = html.lastIndexOf('</body');
  for (const tag of tagsOf(html)) {
    // All of it stands in the head: an author's own markup is not looked at.
    if (tag.name === 'body') break;
    if (tag.name === 'link') {
      if (hasAttribute(tag, LATE_SHEET)) sheet ??= tag.start;
      const text = html.slice(tag.start, tag.end);
      if (CONDITIONAL_FACE.test(text)) preloads.push(text);
    }
    if (tag.name === 'script') {
      script ??= tag.start;
      if (hasAttribute(tag, LATE_SCRIPTS)) loader ??= {start: tag.start, end: endOf(html, tag)};
    }
  }
  return {sheet, script, loader, preloads, end: end === -1 ? html.length : end};
}

/** Where an element ends that has no other in it. */
function endOf(html: string, {end}: Tag): number {
  return html.indexOf('>', html.indexOf('</', end)) + 1;
}

function classesIn(html: string): Set<string> {
  const classes = new Set<string>(/\sdata-demo[\s=>]/.test(html) ? [DEMO_MARK] : []);
  for (const [, names, name = ''] of html.matchAll(CLASSES))
    for (const each of names?.split(' ') ?? [name]) classes.add(each);
  return classes;
}
