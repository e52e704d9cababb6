import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {hashOf, writeText} from '../_shared/node/cache';
import {hasModule} from '../demo-code';
import {VitrineError} from '../_shared/node';
import type {ErrorParts} from '../_shared/node';
import type {MakeDemo, PageOfMade} from '../page-reader';
import {folderOf, joinPath} from '../_shared/text/paths';
import {previewTags, readingOf, storybookImports} from '../csf';
import {makeStory} from './core/make';
import type {WriteModules} from './core/make';
import {entryOf, moduleText, previewText} from './core/modules';
import type {Kind} from './core/modules';
import type {Preview} from './options';
import {isMade, PAGE_ENDING, pageOf, slugOf} from './core/page';

/**
 * Makes demos of the stories that the pages of a site show. What runs them is written to the folder
 * of generated files, its name by its content.
 *
 * @param generatedFilesDir Docusaurus' own
 * @param previews what all stories below a folder have
 */
export function storyMaker(
  generatedFilesDir: string,
  previews: readonly Preview[] = [],
): (siteDir: string) => MakeDemo {
  return (siteDir) => (written, page) => {
    const inSite = (file: string) =>
      page.files.moduleOf?.(file)?.replace(/^@site\//, '') ??
      path.posix.join(path.posix.dirname(page.path), file);
    const {
      files: {read},
      watch,
    } = page;
    const preview = previews.find((each) => page.path.startsWith(`${each.path}/`))?.file;
    const workshop = {siteDir, generatedFilesDir, inSite, read, watch, preview};
    return makeStory(written, page, moduleWriter(workshop), tagsOfAll(workshop));
  };
}

/** What the modules of stories are made with. */
interface Workshop {
  siteDir: string;
  generatedFilesDir: string;
  /** Path in the site of a file beside the page. */
  inSite: (file: string) => string;
  /** Text of a file beside the page. */
  read: (file: string) => string | undefined;
  /** Takes each file that is written. */
  watch: PageOfMade['watch'];
  /** Path in the site of what all stories have. */
  preview: string | undefined;
}

/** What all stories are tagged with. */
function tagsOfAll({siteDir, preview}: Workshop): string[] {
  if (preview === undefined) return [];
  return previewTags(path.basename(preview), readFileSync(path.join(siteDir, preview), 'utf8'));
}

function moduleWriter(workshop: Workshop): WriteModules {
  const preview = workshop.preview && writePreview(workshop.preview, workshop);
  return ({file, text}, {name, plays}) => {
    const view = writeModule('view', file, text, workshop);
    const play = plays ? writeModule('play', file, text, workshop) : undefined;
    return write(workshop, `${stemOf(file)}-${name}.js`, entryOf(name, view, play, preview));
  };
}

/** Writes a file of stories as a module, and those whose stories it takes before it. */
function writeModule(
  kind: Kind,
  file: string,
  text: string,
  workshop: Workshop,
  within: readonly string[] = [file],
): string {
  const {siteDir, inSite, read} = workshop;
  const has = (specifier: string) => hasModule(siteDir, specifier);
  tellUnchecked(storybookImports(file, text).filter((specifier) => !has(specifier)));
  const made = (specifier: string) => {
    const other = /\.stories(?:\.[jt]sx?)?$/.test(specifier)
      ? ENDINGS.map((ending) => joinPath(folderOf(file), specifier) + ending).find(read)
      : undefined;
    // A circle is left to the bundler.
    if (other === undefined || within.includes(other)) return undefined;
    return writeModule(kind, other, read(other) ?? '', workshop, [...within, other]);
  };
  const folder = folderOf(inSite(file));
  const ending = /\.tsx?$/.test(file) ? '.tsx' : '.jsx';
  const module = moduleText(kind, file, text, {folder, has, made});
  return write(workshop, `${stemOf(file)}-${kind}${ending}`, module);
}

function writePreview(file: string, workshop: Workshop): string {
  const text = readFileSync(path.join(workshop.siteDir, file), 'utf8');
  const ending = /\.tsx?$/.test(file) ? '.tsx' : '.jsx';
  const made = previewText(file, text, folderOf(file));
  return write(workshop, `${stemOf(file)}${ending}`, made);
}

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js'];

/** `ui/Button.stories.tsx` → `Button-stories` */
function stemOf(file: string): string {
  return path.posix.parse(file).name.replace(/\W+/g, '-');
}

/** @returns the name by which a page imports it */
function write({generatedFilesDir, watch}: Workshop, name: string, text: string): string {
  const {name: stem, ext} = path.parse(name);
  const file = `stories/${stem}-${hashOf(text)}${ext}`;
  const target = path.join(generatedFilesDir, file);
  // Its name says what is in it: to write it again would have the page be made again.
  if (!existsSync(target)) writeText(target, text);
  watch?.(target);
  return `@generated/${file}`;
}

/** Packages that a notice has named: it is told once for a process. */
const told = new Set<string>();

/** Types that lead nowhere would be faults of every story. */
function tellUnchecked(missing: readonly string[]): void {
  const others = missing.filter((name) => !told.has(name));
  if (others.length > 0 && told.size === 0) {
    const names = others.join(', ');
    logger.info(
      `stories: the types of those that import ${names} are not checked, as it is not installed`,
    );
  }
  for (const name of others) told.add(name);
}

/**
 * Writes a page beside each file of stories that has none, and takes those away whose file has gone.
 * What somebody has written is left as it is.
 *
 * @param folder absolute; need not be there
 * @throws VitrineError with all faults of all files at once
 */
export function writePages(siteDir: string, folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  const wanted = new Map<string, string>();
  const faults: ErrorParts[] = [];
  for (const name of names.filter((each) =>
    /(?:^|[\\/])[^_.][^\\/]*\.stories\.[jt]sx?$/.test(each),
  )) {
    const file = path.join(folder, name);
    const own = path.join(path.dirname(file), slugOf(path.basename(file)));
    if ([`${own}.md`, `${own}.mdx`].some(existsSync)) continue;
    const read = readingOf(path.basename(file), readFileSync(file, 'utf8'));
    const where = path.relative(siteDir, file).replaceAll(path.sep, '/');
    faults.push(
      ...read.faults.map(({line, what, fix}) => ({where: `${where}:${line}`, what, fix})),
    );
    wanted.set(file.replace(/\.stories\.[jt]sx?$/, PAGE_ENDING), pageOf(path.basename(file), read));
  }
  if (faults.length > 0) throw new VitrineError(faults);
  for (const name of names.filter((each) => each.endsWith(PAGE_ENDING))) {
    const file = path.join(folder, name);
    if (!wanted.has(file) && isMade(readFileSync(file, 'utf8'))) rmSync(file);
  }
  for (const [file, text] of wanted) {
    const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (before !== text && (before === undefined || isMade(before))) writeText(file, text);
  }
}
