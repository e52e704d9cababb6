import path from 'node:path';
import {compositionFile} from '../../../plugins/playground/core/compositionFile';
import {demoName, moduleOf} from './attempts';
import {formatTs} from './format';
import {galleryFiles} from './galleries';
import type {Identity} from './identity';
import type {Shown} from './pages';
import {foldersOf, pageText} from './pageText';

/**
 * The files of the pages, with their demos.
 *
 * @param docs folder of the product's markdown, relative to the site
 * @returns path → text, relative to the site
 */
export async function pageFiles(
  {library, wholes, galleries = [], choices, blocks, playable, compositions}: Shown,
  {name: title}: Pick<Identity, 'name'>,
  docs: string,
): Promise<Map<string, string>> {
  const folders = foldersOf([...wholes, ...galleries]);
  const files = new Map<string, string>();
  for (const gallery of galleries) {
    const folder = path.posix.join(docs, folders.get(gallery.name) ?? gallery.name);
    const written = await galleryFiles(gallery, {folder, title, library});
    for (const [file, text] of written) files.set(file, text);
  }
  for (const whole of wholes) {
    const folder = folders.get(whole.name) ?? whole.name;
    const attempt = choices.get(whole.name)?.demo;
    const demo = attempt && `${demoName(whole)}.tsx`;
    const composition = compositions?.get(whole.name);
    const playground = playable.has(whole.name) ? whole.name : undefined;
    const flow = attempt && blocks?.has(attempt.id);
    const shown = {demo, playground, browserOnly: attempt?.browserOnly, flow};
    const text = pageText({whole, library: title, package: library.name, ...shown});
    files.set(path.posix.join(docs, folder, `${folder}.md`), text);
    if (attempt && demo !== undefined) {
      const code = await formatTs(moduleOf(attempt, whole, library));
      files.set(path.posix.join(docs, folder, demo), code);
    }
    if (composition !== undefined) {
      const file = path.posix.join(docs, folder, compositionFile(whole.name));
      files.set(file, await formatTs(composition));
    }
  }
  return files;
}
