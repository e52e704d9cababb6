import {lateFaceTest} from './lateFaces';
import {LATE_FACES, LATE_SCRIPTS} from '../../../_shared/loading/lateScripts';
import {wornCss} from '../../../library-sheets/core/wornRules';
import type {WornGroup} from '../../../library-sheets/core/wornRules';
import {LATE_SHEET} from './lateSheet';

/** Classes of elements, in quotes or not; where words of a page look like some, it has a rule more. */
const CLASSES = /\bclass=(?:"([^"]*)"|([^\s">]+))/g;
/** On the styles that a page was given. */
const WORN = 'data-worn';
const LOADER = new RegExp(`<script\\b[^>]*\\b${LATE_SCRIPTS}\\b[^>]*></script>`);

/**
 * Makes a page one that is painted as it arrives: gives it the rules that its elements wear, before
 * the sheets that come with React, sets the faces apart that it does not begin with, and has the
 * loader follow it.
 *
 * @param html as it was written; one that names no late sheet, or wears its rules, stays as it is
 * @param rules of all sheets of the site
 */
export function dress(html: string, rules: readonly WornGroup[]): string {
  if (!html.includes(` ${LATE_SHEET}`) || html.includes(`<style ${WORN}>`)) return html;
  const isLate = lateFaceTest(html);
  const classes = classesIn(html);
  const faces = wornCss(rules, classes, isLate);
  const worn = wornCss(rules, classes, (css) => !isLate(css));
  const dressed = before(html, ` ${LATE_SHEET}`, `<style ${WORN}>${worn}</style>`);
  return postpone(
    // Before the script that switches them on.
    before(
      dressed,
      '<script',
      faces && `<style ${LATE_FACES} media="(scripting: none)">${faces}</style>`,
    ),
  );
}

/** The loader would take the line from the page. */
function postpone(html: string): string {
  const [loader = ''] = LOADER.exec(html) ?? [];
  return html.replace(loader, '').replace(/(?=<\/body>|$)/, () => loader);
}

/** Puts text before the tag in which the first of something stands. */
function before(html: string, what: string, text: string): string {
  const place = html.lastIndexOf('<', html.indexOf(what));
  return html.slice(0, place) + text + html.slice(place);
}

function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names, name = ''] of html.matchAll(CLASSES))
    for (const each of names?.split(' ') ?? [name]) classes.add(each);
  return classes;
}
