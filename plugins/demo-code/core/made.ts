import type {MadeDemo} from '../../page-reader/core/madeDemo';
import type {DemoFiles, Fault} from '../../page-reader/core/types';
import {ofDemo, ofFile, showSources, whereabouts} from './check';
import type {DemoPage} from './check';
import {collectSources} from './collect';
import {optionFaults} from './options';
import {packageFaults, usesOf} from './packages';
import {folderOf, joinPath} from '../../_shared/text/paths';
import type {CompiledDemo, DemoOptions} from './demo';

/** What is read where no file lies: its text, the end of it that is shown, what is imported. */
type MadeFile = Pick<MadeDemo, 'source' | 'module'> & Partial<Pick<MadeDemo, 'preview'>>;

/** How files of code end. */
const CODE = /\.(?:tsx?|jsx?)$/;

/**
 * Checks a demo that is made of another file: faults are told of that file, and what is shown is
 * what was made of it.
 *
 * @param line the line of the page where it stands
 * @returns the demo, or all of its faults
 */
export async function checkMade(
  made: MadeDemo,
  line: number,
  page: DemoPage,
): Promise<CompiledDemo | Fault[]> {
  const {name, label, file, source, options, module, element, data, text, isSpared} = made;
  const written = collectSources(file, page.files, page.code);
  const imports = written.imports.filter(({specifier}) => !isSpared(specifier));
  const faults = [
    ...optionFaults(options).map((fault) => ofDemo(label, fault)),
    ...[...written.faults, ...packageFaults(imports, page.packages)].map((one) =>
      ofFile(file, one),
    ),
  ];
  if (faults.length > 0) return faults.map((one) => ({line, ...one}));
  const folder = folderOf(file);
  // Not as the component of its name that it imports.
  const near = page.code.read(file, source).imports.map((one) => one.specifier.replace(CODE, ''));
  const stem = near.includes(`./${name}`) ? `${name}Story` : name;
  const own = joinPath(folder, stem + (/\.tsx?$/.test(file) ? '.tsx' : '.jsx'));
  const files = withFile(page.files, own, made);
  const collection = collectSources(own, files, page.code);
  const shown = await showSources(collection, folder, {...page, files});
  return {
    ...whereabouts(file, line, page),
    ...shown,
    name,
    file: label,
    source,
    module,
    ...usesOf(collection, options as DemoOptions, page.packages),
    report: page.reports[name],
    made: {element, data, text},
  };
}

/** The disk with one more file on it, which has no twin. */
export function withFile(files: DemoFiles, own: string, made: MadeFile): DemoFiles {
  const stem = own.replace(CODE, '');
  return {
    ...files,
    read(file) {
      if (file === own) return made.source;
      if (file === `${own}.preview`) return made.preview;
      return file.replace(CODE, '') === stem ? undefined : files.read(file);
    },
    moduleOf: (file) => (file === own ? made.module : files.moduleOf?.(file)),
  };
}
