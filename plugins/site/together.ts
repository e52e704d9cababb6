import type {Root} from 'mdast';
import {VitrineError} from '../_shared/node';
import type {ErrorParts} from '../_shared/node';
import type {PageFile} from '../page-reader';

type Transform = (tree: Root, file: PageFile) => unknown;
type Attacher = (options?: never) => Transform;

/** Remark plugins as unified takes them: alone, or with their options. */
export type Attached = Attacher | readonly [attacher: Attacher, options?: unknown];

/**
 * A remark plugin that passes a page through several, in their order, and tells the faults that all
 * of them find, where each by itself would end with its own.
 *
 * @throws VitrineError, when a page is read, with all faults of the page
 */
export function remarkTogether(plugins: readonly Attached[]): Transform {
  const transforms = plugins.map(attach);
  return async (tree, file) => {
    const faults: ErrorParts[] = [];
    for (const transform of transforms) {
      try {
        await transform(tree, file);
      } catch (error) {
        if (!(error instanceof Error && 'parts' in error)) throw error;
        faults.push(...(error.parts as ErrorParts[]));
      }
    }
    if (faults.length > 0) throw new VitrineError(faults);
  };
}

function attach(plugin: Attached): Transform {
  if (typeof plugin === 'function') return plugin();
  const [attacher, options] = plugin;
  return attacher(options as never);
}
