import type {ErrorParts} from '../../_shared/node';
import {bare} from '../../_shared/site/folders';
import type {Frame} from './types';

/**
 * What is wrong with the frames of the plugin's options.
 *
 * @param frames as written
 * @param exists whether there is a file or folder, by its path relative to the site
 */
export function frameFaults(
  frames: readonly Frame[],
  exists: (path: string) => boolean,
): ErrorParts[] {
  const faultOf = (index: number, key: keyof Frame, value: string, fix: string): ErrorParts[] => {
    if (exists(value)) return [];
    const where = `plugin demos, option frames[${index}].${key}`;
    return [{where, what: `there is no "${value}" in the site`, fix}];
  };
  const ending = 'name a module with its ending, such as "./src/frame.tsx"';
  return frames.flatMap(({path, module}, index) => [
    ...faultOf(index, 'path', path, 'name a folder of pages, such as "docs/material-ui"'),
    ...(module === undefined ? [] : faultOf(index, 'module', module, ending)),
  ]);
}

/** A frame with the address of its library's sheet, where it has one. */
export type ServedFrame = Frame & {sheet?: string | undefined};

/**
 * The module that tells the browser and the server which frame a page's demos have: a list, the
 * longest path first. Code, as only the bundler can make chunks of what it imports.
 *
 * @param frames whose paths and modules exist
 */
export function framesModule(frames: readonly ServedFrame[]): string {
  const entries = frames
    .map((frame) => ({...frame, path: `${bare(frame.path)}/`}))
    .sort((a, b) => b.path.length - a.path.length)
    .map(entry);
  return `export default [${entries.join('')}\n];\n`;
}

function entry({path, module, css = [], sheet}: ServedFrame): string {
  const fields = [`path: ${JSON.stringify(path)}`];
  if (module !== undefined) {
    const specifier = JSON.stringify(`@site/${bare(module)}`);
    fields.push(
      `id: ${JSON.stringify(`demo-frame-${bare(module).replace(/\W+/g, '-')}`)}`,
      `load: () => import(${specifier})`,
      `server: VITRINE_SERVER ? () => require(${specifier}) : undefined`,
    );
  }
  if (sheet !== undefined) {
    // What stands beside the site is nothing that another project could import.
    const imports = css.filter((file) => !file.startsWith('.'));
    fields.push(`sheet: ${JSON.stringify(sheet)}`, `imports: ${JSON.stringify(imports)}`);
  }
  return `\n  {\n    ${fields.join(',\n    ')},\n  },`;
}
