import {existsSync, readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {VitrineError} from '../_shared/node';
import {wornGroups} from '../library-sheets';
import type {WornGroup} from '../library-sheets';
import {cleanNode} from './core/clean';
import type {ImageReader} from './core/clean';
import {compose, nameplate} from './core/compose';
import type {Subject} from './core/compose';
import {dataUri, imageFile, MAX_IMAGE, siteFile} from './core/images';
import {sheetOf} from './core/linked';
import {componentPages, htmlFiles, pictureFile} from './core/pages';
import type {ComponentPage} from './core/pages';
import {loadPen} from './core/pen';
import type {Pen} from './core/pen';
import {prune} from './core/prune';
import {THEMES} from './core/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Draws the first demo of each component page, light and dark, after the build. */
export default function demoPictures(
  {siteConfig: {baseUrl}}: LoadContext,
  {folder, ...frame}: PluginOptions,
): Plugin {
  let pages: ComponentPage[] = [];
  return {
    name: 'demo-pictures',

    async allContentLoaded({allContent}) {
      pages = componentPages(allContent);
    },

    async postBuild({outDir}) {
      const pen = await loadPen();
      const rulesOf = ruleReader(outDir, baseUrl);
      for (const page of pages) {
        const subject = await readSubject(page, {pen, rulesOf}, outDir, baseUrl);
        for (const theme of THEMES) {
          const file = path.join(outDir, pictureFile(page.permalink, baseUrl, folder, theme));
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, pen.write(prune(compose(subject, frame, theme))));
        }
      }
    },
  };
}

async function readSubject(
  {permalink, title}: ComponentPage,
  {pen, rulesOf}: {pen: Pen; rulesOf: RuleReader},
  outDir: string,
  baseUrl: string,
): Promise<Subject> {
  const {demo, sheets, linked} = pen.read(await readPage(outDir, permalink, baseUrl));
  const clean = demo && cleanNode(demo, imageReader(outDir, permalink, baseUrl));
  if (!clean) return {demo: nameplate(title), sheets: []};
  return {demo: clean, sheets: [...linked.map((href) => sheetOf(clean, rulesOf(href))), ...sheets]};
}

/** The rules of a sheet that pages link, by its address; none where it is not of the site. */
type RuleReader = (href: string) => readonly WornGroup[];

/** Many pages link one sheet, which is large: it is read once. */
function ruleReader(outDir: string, baseUrl: string): RuleReader {
  const known = new Map<string, WornGroup[]>();
  return (href) => {
    const file = siteFile(href, baseUrl, baseUrl);
    const sheet = file === undefined ? '' : path.join(outDir, file);
    const found =
      known.get(href) ?? (existsSync(sheet) ? wornGroups(readFileSync(sheet, 'utf8')) : []);
    known.set(href, found);
    return found;
  };
}

async function readPage(outDir: string, permalink: string, baseUrl: string): Promise<string> {
  const files = htmlFiles(permalink, baseUrl).map((file) => path.join(outDir, file));
  const file = files.find(existsSync);
  if (file !== undefined) return readFile(file, 'utf8');
  throw new VitrineError({
    where: 'plugin demo-pictures',
    what: `the build has no page ${permalink}, of whose demo a picture is to be made`,
    fix: 'look for a plugin that takes its route away, or take `components` out of its front matter',
  });
}

function imageReader(outDir: string, permalink: string, baseUrl: string): ImageReader {
  return (src) => {
    const file = imageFile(src, permalink, baseUrl);
    const absolute = path.join(outDir, file ?? '');
    if (file === undefined || !existsSync(absolute)) return undefined;
    const image = readFileSync(absolute);
    return image.length > MAX_IMAGE ? undefined : dataUri(file, image.toString('base64'));
  };
}
