import type {Page} from '@playwright/test';

/** The styles of one element: its way from the demo's root, and each property's value. */
export interface Styled {
  /** `div > button > span::before` */
  path: string;
  values: Record<string, string>;
}

/** A demo as it is served, with all that it brings. */
interface Served {
  name: string;
  markup: string;
  /** What the case lays it out with, as inline style. */
  layout: string;
}

/** What of a page is the demos' own, or that of any page with a theme and a mode. */
interface Surroundings {
  /** Attributes of <html>: the mode is among them. */
  attributes: Record<string, string>;
  /** Sheets of frames, and fonts. */
  css: string;
  demos: Served[];
}

/** Where the blank page is: on the site's origin, for its fonts. */
const BLANK = '/a-blank-page.html';

/** Keeps demos as they are served: nothing ever comes near the view. */
export function keepAsServed(): void {
  window.IntersectionObserver = class {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
}

/**
 * The computed styles of some demos of a page, and of the same markup in a document that has
 * nothing but it, the theme's custom properties and the fonts. The page is led on to that document.
 *
 * @param page whose demos are as they were served
 * @param names of the demos
 */
export async function readBoth(
  page: Page,
  names: readonly string[],
): Promise<{here: Styled[][]; blank: Styled[][]}> {
  await page.evaluate(() => document.fonts.ready);
  const surroundings = await page.evaluate(readSurroundings, names);
  const here = await page.evaluate(readStyles, names);
  await page.route(`**${BLANK}`, (route) =>
    route.fulfill({contentType: 'text/html', body: blankPage(surroundings)}),
  );
  await page.goto(new URL(page.url()).origin + BLANK);
  await page.evaluate(() => document.fonts.ready);
  return {here, blank: await page.evaluate(readStyles, names)};
}

function blankPage({attributes, css, demos}: Surroundings): string {
  const html = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  const cases = demos.map(
    ({name, markup, layout}) => `<div data-demo="${name}" style="${layout}">${markup}</div>`,
  );
  return `<!doctype html><html ${html.join(' ')}><meta charset="utf-8">
<style>body { margin: 0 } ${css}</style>${cases.join('')}`;
}

/** Runs in the page. */
function readSurroundings(names: readonly string[]): Surroundings {
  const {documentElement} = document;
  const {colorScheme} = getComputedStyle(documentElement);
  const flat = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) =>
      rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)
        ? flat(rule.cssRules)
        : [rule],
    );
  // A font of icons is one with the class that asks for it.
  const isIconFont = (rule: CSSRule) =>
    rule instanceof CSSStyleRule && rule.selectorText.includes('material-icons');
  const fonts = [...document.styleSheets]
    .flatMap(({cssRules}) => flat(cssRules))
    .filter((rule) => rule instanceof CSSFontFaceRule || isIconFont(rule));
  const frames = [...document.querySelectorAll('style[data-precedence=demo-frame]')];
  const demos = names.map((name) => {
    const demo = document.querySelector(`[data-demo="${name}"]`) as HTMLElement;
    const inner = demo.firstElementChild as HTMLElement;
    const {width, display, justifyContent, color} = getComputedStyle(demo);
    const {left} = demo.getBoundingClientRect();
    // As long as the browser itself says, it would be cut to a whole 64th of a pixel.
    const exact = Number.parseFloat(width) + 0.01;
    // The root's container is the case's as well: its own elements are what is compared.
    const container = `<div style="display: ${getComputedStyle(inner).display}">`;
    return {
      name,
      markup: `${container}${inner.innerHTML}</div>`,
      layout: `margin-left: ${left}px; width: ${exact}px; display: ${display}; justify-content: ${justifyContent}; color: ${color}`,
    };
  });
  return {
    attributes: {
      lang: documentElement.lang,
      dir: documentElement.dir,
      'data-theme': documentElement.dataset.theme ?? '',
      style: `color-scheme: ${colorScheme}`,
    },
    css: [...fonts.map(({cssText}) => cssText), ...frames.map((f) => f.textContent)].join('\n'),
    demos,
  };
}

/** Runs in the page. */
function readStyles(names: readonly string[]): Styled[][] {
  // What moves is looked at in its first state, on both pages.
  for (const animation of document.getAnimations()) {
    // What follows the scrolling of the page stands still.
    if (!(animation.timeline instanceof DocumentTimeline)) continue;
    animation.pause();
    animation.currentTime = 0;
  }
  /** How far what lies over the rest is from the other ends of what it lies in: no style says so. */
  function isFarSide(name: string, {position}: CSSStyleDeclaration): boolean {
    return position === 'absolute' && /^(?:bottom|right|inset-(?:block|inline)-end)$/.test(name);
  }
  function read(element: Element, path: string, pseudo: string | null): Styled {
    const style = getComputedStyle(element, pseudo);
    // Custom properties say nothing by themselves: only what refers to them does.
    const names = [...style].filter((name) => !name.startsWith('--') && !isFarSide(name, style));
    const values = names.map((name) => [name, style.getPropertyValue(name)]);
    return {path: path + (pseudo ?? ''), values: Object.fromEntries(values)};
  }
  function walk(element: Element, above: string): Styled[] {
    const path = `${above} > ${element.localName}${element.className ? `.${element.classList[0]}` : ''}`;
    const pseudos = ['::before', '::after', '::placeholder'].filter((pseudo) =>
      pseudo !== '::placeholder'
        ? getComputedStyle(element, pseudo).content !== 'none'
        : element.hasAttribute('placeholder'),
    );
    const own = [null, ...pseudos].map((pseudo) => read(element, path, pseudo));
    const inner = [...element.children].filter(({localName}) => localName !== 'style');
    return [...own, ...inner.flatMap((child) => walk(child, path))];
  }
  return names.map((name) => {
    const container = document.querySelector(`[data-demo="${name}"]`)?.firstElementChild;
    const elements = [...(container?.children ?? [])];
    return elements
      .filter(({localName}) => localName !== 'style')
      .flatMap((element) => walk(element, name));
  });
}
