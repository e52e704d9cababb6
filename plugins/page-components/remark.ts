import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Root} from 'mdast';
import {isWarned} from '../_shared/node/faults';
import {formatParts, VitrineError} from '../_shared/node';
import type {ErrorParts} from '../_shared/node';
import {faultsOf, type PageFile} from '../page-reader';
import {plainAlternatives} from './core/alternatives';
import {importKnown, undefinedComponents} from './core/imports';
import {insertComponents} from './core/insert';
import type {PluginOptions} from './options';

/**
 * Remark plugin that imports what a page shows and does not import: a page without demos loads
 * nothing of them; and that gives pictures their texts as written. To be put behind all that give
 * pages elements; it has no options, and every site needs it.
 */
export const remarkImports = (): ((tree: Root) => void) => (tree) => {
  plainAlternatives(tree);
  importKnown(tree);
};

/**
 * Remark plugin that turns `{{"component": "…"}}` into elements. To be put before Docusaurus' own
 * plugins, and after code-blocks, which has a component of its own.
 *
 * @throws VitrineError, when a page is read, with all faults of its lines
 */
export function remarkPlugin({components}: PluginOptions): (tree: Root, file: PageFile) => void {
  return (tree, file) => {
    const page = path.relative(file.cwd, file.path).replaceAll(path.sep, '/');
    const warn = (faults: readonly ErrorParts[]) => {
      if (faults.length > 0) logger.warn(formatParts(faults));
    };
    const missing = bringsOwn(file.cwd) ? [] : undefinedComponents(tree);
    if (missing.length > 0) throw new VitrineError(faultsOf(page, missing, 'code'));
    insertComponents(tree, {
      path: page,
      text: String(file.value),
      components,
      onUnknown: isWarned('component') ? warn : undefined,
    });
  };
}

/** Whether a site has `MDXComponents` of its own: nobody else knows what is in there. */
function bringsOwn(siteDir: string): boolean {
  const folder = path.join(siteDir, 'src/theme');
  return existsSync(folder) && readdirSync(folder).some((name) => /^MDXComponents\b/.test(name));
}
