import {createRequire} from 'node:module';
import path from 'node:path';
import postcss from 'postcss';
import type {AcceptedPlugin} from 'postcss';

/** What does it in PostCSS; the site installs it, with the Tailwind CSS that its sheets are for. */
const TAILWIND = '@tailwindcss/postcss';

/** What only Tailwind CSS can read, version 4 and later. */
const OWN =
  /@import\s+(?:url\()?\s*["']tailwindcss|@(?:tailwind|theme|source|utility|custom-variant|plugin|reference|apply)\s/;

/** Whether a style sheet is written for Tailwind CSS, which makes another of it. */
export function isForTailwind(text: string): boolean {
  return OWN.test(text);
}

/** `@source '../ui/src'` and `source('../docs')`; what is left out, and names of classes, are no places. */
const SOURCE = /(?:@source\s+|\bsource\(\s*)(["'])(.+?)\1/g;

/** What may have classes in it. */
const READ = '*.{ts,tsx,js,jsx,md,mdx}';

/**
 * Where a sheet has Tailwind CSS look for classes; where it says nothing, in the site's pages. What is
 * installed does not change while a site is served.
 *
 * @param file of the text, absolute
 * @returns patterns, absolute, with `/`
 */
export function sourcesIn(text: string, file: string, siteDir: string): string[] {
  const named = [...text.matchAll(SOURCE)].map(([, , source = '']) => source);
  const all = /\bsource\(/.test(text) ? named : [path.join(siteDir, 'docs'), ...named];
  return all.flatMap((source) => {
    const place = path.resolve(path.dirname(file), source).replaceAll(path.sep, '/');
    if (/\/node_modules(?:\/|$)/.test(place)) return [];
    return /[*{]|\.\w+$/.test(source) ? [place] : [`${place}/**/${READ}`];
  });
}

/**
 * The sheet that Tailwind CSS makes, with what the sources that it names use.
 *
 * @param siteDir Tailwind is looked for from there
 * @param file of the text, absolute
 * @throws Error that says what is missing, or what Tailwind says is wrong
 */
export async function makeByTailwind(siteDir: string, file: string, text: string): Promise<string> {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  let found: string;
  try {
    found = resolve(TAILWIND);
  } catch {
    const name = path.relative(siteDir, file);
    throw new Error(`${name} is written for Tailwind CSS, and ${TAILWIND} is not installed`);
  }
  const loaded = (await import(found)) as {default: Tailwind | {default: Tailwind}};
  const plugin = 'default' in loaded.default ? loaded.default.default : loaded.default;
  const steps = [plugin({base: siteDir, optimize: false})];
  return (await postcss(steps).process(text, {from: file})).css;
}

type Tailwind = (options: {base: string; optimize: boolean}) => AcceptedPlugin;
