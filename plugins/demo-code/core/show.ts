import type {CodeReader} from './read';
import {resolveImport, type FileFault, type Source, type SourceFile} from './collect';
import {relativePath} from '../../_shared/text/paths';
import {dedent, findPreview, readMarks, type Marked} from './preview';
import type {DemoFiles} from '../../page-reader/core/types';
import type {CodeVariant, DemoFile, DemoText} from './types';

/** What is shown of a file. */
export interface Shown {
  file: DemoFile;
  texts: DemoText[];
  faults: FileFault[];
}

/** A text of one variant, and its preview. */
interface Version {
  name: string;
  variant: CodeVariant;
  text: string;
  preview?: string | undefined;
}

/**
 * What is shown of a file of a demo: each variant whole, and the lines that are shown first. Where
 * only TypeScript was written, JavaScript is made of it.
 *
 * @param folder the demo's own, which names are relative to
 */
export async function showSource(
  {ts, js, other}: Source,
  folder: string,
  disk: DemoFiles,
  code: CodeReader,
): Promise<Shown> {
  const shownName = ({file}: SourceFile) => relativePath(folder, file);
  if (other) {
    const text = {name: shownName(other), variant: undefined, isPreview: false, text: other.text};
    return {file: {name: text.name, variants: [], hasPreview: false}, texts: [text], faults: []};
  }
  const faults: FileFault[] = [];
  const versions: Version[] = [];
  for (const [variant, one] of [['ts', ts] as const, ['js', js] as const]) {
    if (!one) continue;
    const {fault, ...read} = readVersion(one, disk);
    if (fault) faults.push({file: one.file, ...fault});
    versions.push({name: shownName(one), variant, ...read});
  }
  const [first, second] = versions;
  if (second) second.preview ??= first?.preview && findPreview(second.text, first.preview);
  if (ts && first && !js && faults.length === 0) {
    versions.push(...(await derive(ts, first, disk, code)));
  }
  return {file: describe(versions), texts: versions.flatMap(textsOf), faults};
}

function describe(versions: readonly Version[]): DemoFile {
  return {
    name: versions[0]?.name ?? '',
    variants: versions.map(({variant}) => variant),
    hasPreview: versions.some(({preview}) => preview !== undefined),
  };
}

function textsOf({name, variant, text, preview}: Version): DemoText[] {
  const whole = {name, variant, isPreview: false, text};
  return preview === undefined ? [whole] : [whole, {...whole, isPreview: true, text: preview}];
}

/** A file as it was written, with the preview of its marks or of the file beside it. */
function readVersion({file, text}: SourceFile, disk: DemoFiles): Marked {
  const marked = readMarks(text);
  const beside = disk.read(`${file}.preview`);
  if (beside === undefined || marked.preview !== undefined || marked.fault) return marked;
  if (dedent(beside) !== '') return {...marked, preview: beside};
  const what = `the preview ${file}.preview is empty`;
  return {...marked, fault: {line: 1, what, fix: 'put lines of the demo into it, or delete it'}};
}

/** The variant in JavaScript; none where TypeScript holds nothing but types. */
async function derive(
  {file, text: source}: SourceFile,
  {name, text, preview}: Version,
  disk: DemoFiles,
  code: CodeReader,
): Promise<Version[]> {
  if (name.endsWith('.d.ts')) return [];
  const renames = renamesOf(file, text, disk, code);
  const version = {name: scriptName(name), variant: 'js' as const};
  const marked = readMarks(await code.toJavaScript(file, source, renames));
  if (marked.text.trim() === '') return [];
  if (source === text || (marked.preview !== undefined && !marked.fault)) {
    const found = preview === undefined ? undefined : findPreview(marked.text, preview);
    return [{...version, text: marked.text, preview: marked.preview ?? found}];
  }
  // The marks came to stand beside code: the lines are looked for without them.
  const whole = await code.toJavaScript(file, text, renames);
  return [{...version, text: whole, preview: preview && findPreview(whole, preview)}];
}

/** Imports that name TypeScript by its extension → the same by the name that they have in JavaScript. */
function renamesOf(
  file: string,
  text: string,
  disk: DemoFiles,
  code: CodeReader,
): Record<string, string> {
  const written = code
    .read(file, text)
    .imports.map(({specifier}) => specifier)
    .filter((specifier) => /^\..*(?<!\.d)\.tsx?$/.test(specifier));
  return Object.fromEntries(
    written.map((specifier) => {
      const twin = specifier.replace(/\.tsx?$/, '.jsx');
      const hasTwin = resolveImport(file, twin, disk) !== undefined;
      return [specifier, hasTwin ? twin : scriptName(specifier)];
    }),
  );
}

/** `theme.ts` → `theme.js` */
function scriptName(name: string): string {
  return name.replace(/\.tsx?$/, '.js');
}
