import type {CodeVariant, DemoFile} from '../../../../demo-code/core/types';

/** A block of a demo's source, as the page's compiler marks it. */
export interface Marks {
  /** Name of the file in this variant: `theme.js`. Default: the demo's own file. */
  'data-demo-file'?: string;
  'data-variant'?: CodeVariant;
  'data-preview'?: string;
  /** It stays as it was served, and its code is not in the page's script. */
  'data-kept'?: string;
}

const SCRIPT = /\.(?:tsx?|jsx?)$/;

/** The files of a demo of which the compiler told nothing: the demo's own, as its one block. */
export function filesOf(file: string, files?: readonly DemoFile[]): readonly DemoFile[] {
  return files ?? [{name: file.replace(/^.*\//, ''), variants: [], hasPreview: false}];
}

/** The file that a block belongs to: `theme.js` is a variant of `theme.ts`. */
export function fileOfBlock(
  {'data-demo-file': name}: Marks,
  files: readonly DemoFile[],
): DemoFile | undefined {
  if (name === undefined) return files[0];
  const stem = name.replace(SCRIPT, '');
  return (
    files.find((file) => file.name === name) ??
    files.find((file) => SCRIPT.test(file.name) && file.name.replace(SCRIPT, '') === stem)
  );
}

/** The variant that a block is shown in; `undefined` for both. */
export function onlyVariant(
  {'data-variant': variant}: Marks,
  {variants}: DemoFile,
): CodeVariant | undefined {
  return variants.length > 1 ? variant : undefined;
}

/**
 * A file's name in a variant, as its block says it: a twin may be called otherwise than `theme.js`.
 *
 * @param blocks the marks of all blocks
 */
export function nameIn(
  variant: CodeVariant,
  file: DemoFile,
  {files, blocks}: {files: readonly DemoFile[]; blocks: readonly Marks[]},
): string {
  const own = blocks.filter((marks) => fileOfBlock(marks, files) === file);
  const found = own.find((marks) => (onlyVariant(marks, file) ?? variant) === variant);
  return found?.['data-demo-file'] ?? file.name;
}

/** Whether the demo can be read in both variants. */
export function hasVariants(files: readonly DemoFile[]): boolean {
  return files.some(({variants}) => variants.length > 1);
}

/**
 * The variant that an address asks for: `#BasicButtons.js`.
 *
 * @param hash with or without its sign
 * @returns `undefined` where it asks for something else
 */
export function variantOfHash(hash: string, name: string): CodeVariant | undefined {
  const [, stem, extension] = /^#?(.+)\.([tj]sx?)$/.exec(hash) ?? [];
  if (stem !== name || extension === undefined) return undefined;
  return extension.startsWith('t') ? 'ts' : 'js';
}
