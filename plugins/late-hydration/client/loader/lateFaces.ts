import {FACES_KEY, LATE_FACES} from '../../../_shared/loading/lateScripts';
import {writeStorage} from '../../../_shared/client/storage';
import {whenIdle} from '../../../_shared/client/whenIdle';
import {isSpared} from '../../core/intent';
import {readLine} from './line';

/** What moves, or has another width, where letters are wider or narrower than those in their place. */
const PLACED = ':is(h1,h2,h3,h4,p,li,pre,code,td,figure,footer):not([data-demo] *)';
/** Letters of other scripts than the first are in files of their own, for the pages that have some. */
const FIRST_LETTER = 'A'.codePointAt(0) ?? 0;

/**
 * Loads the faces that a page does not begin with, once it is loaded: the next page of the tab begins
 * with them, and this one wears those that move nothing.
 */
export function serveFaces(): void {
  const style = document.querySelector<HTMLStyleElement>(`style[${LATE_FACES}]`);
  if (!style?.sheet || style.media === 'all') return;
  const {cssRules} = style.sheet;
  whenIdle(() => {
    // One that cannot be had is done without, as by the style sheet.
    if (!isSpared(readLine())) loadFaces(facesIn(cssRules)).catch(() => undefined);
  });
}

async function loadFaces(faces: FontFace[]): Promise<void> {
  await Promise.all(faces.map((face) => face.load()));
  writeStorage(FACES_KEY, 'loaded', 'sessionStorage');
  // Words of an italic have other widths than slanted ones, and push what follows them.
  for (const face of faces) if (face.style === 'normal') await wear(face);
}

/** Lays a page out twice, each time by itself: once is as much as one task may take. */
async function wear(face: FontFace): Promise<void> {
  const elements = [...document.querySelectorAll(PLACED)];
  const before = await idle(() => placesOf(elements));
  await idle(() => {
    document.fonts.add(face);
    // Taken back before anything is painted.
    if (placesOf(elements) !== before) document.fonts.delete(face);
  });
}

/** Where elements stand on the page, however far a reader has scrolled meanwhile. */
function placesOf(elements: readonly Element[]): string {
  const places = elements.map((element) => {
    const {x, y, width} = element.getBoundingClientRect();
    return [x + scrollX, Math.round(y + scrollY), width];
  });
  return places.join();
}

function idle<T>(run: () => T): Promise<T> {
  return new Promise((done) => whenIdle(() => done(run())));
}

function facesIn(rules: CSSRuleList): FontFace[] {
  return [...rules].flatMap((rule) => {
    if ('cssRules' in rule) return facesIn(rule.cssRules as CSSRuleList);
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const valueOf = (name: string) => rule.style.getPropertyValue(name);
    const unicodeRange = valueOf('unicode-range');
    if (!hasFirstLetter(unicodeRange)) return [];
    const family = valueOf('font-family').replace(/["']/g, '');
    const [style, weight] = [valueOf('font-style'), valueOf('font-weight')];
    return new FontFace(family, valueOf('src'), {style, weight, unicodeRange});
  });
}

function hasFirstLetter(range: string): boolean {
  const parts = [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)];
  return parts.some(
    ([, from = '', to = from]) =>
      parseInt(from, 16) <= FIRST_LETTER && FIRST_LETTER <= parseInt(to, 16),
  );
}
