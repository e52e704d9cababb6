import {existsSync, readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {VitrineError} from '../_shared/node';
import {cleanNode} from './core/clean';
import type {ImageReader} from './core/clean';
import {compose, nameplate} from './core/compose';
import type {Subject} from './core/compose';
import {dataUri, imageFile, MAX_IMAGE} from './core/images';
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
      for (const page of pages) {
        const subject = await readSubject(page, pen, outDir, baseUrl);
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
  pen: Pen,
  outDir: string,
  baseUrl: string,
): Promise<Subject> {
  const {demo, sheets} = pen.read(await readPage(outDir, permalink, baseUrl));
  const clean = demo && cleanNode(demo, imageReader(outDir, permalink, baseUrl));
  if (!clean) return {demo: nameplate(title), sheets: []};
  return {demo: clean, sheets};
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
