import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import type {BuildFailure} from 'esbuild';
import ts from 'typescript';
import {packageOf} from '../../plugins/_shared/text/specifiers';

/** A project on the disk. */
interface Project {
  folder: string;
  /** Paths in the folder. */
  files: string[];
}

/**
 * What is imported and not named in the project's `package.json`: here it is found all the same, in
 * a sandbox it would not be.
 */
export function manifestFaults({folder, files}: Project) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const {dependencies, devDependencies} = manifest;
  return files.flatMap((file) =>
    specifiersOf(path.join(folder, file))
      .filter((specifier) => !specifier.startsWith('.'))
      .map(packageOf)
      .filter((name) => !(name in dependencies) && !(name in devDependencies))
      .map((name) => `${path.join(folder, file)}: imports "${name}", which is not a dependency`),
  );
}

/** What a file imports, as written. */
function specifiersOf(file: string) {
  if (!/\.[jt]sx?$/.test(file)) return [];
  const {importedFiles} = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({fileName}) => fileName);
}

/**
 * What the compiler finds, all projects in one program: reading the libraries takes longer than
 * checking a demo.
 */
export function typeFaults(projects: readonly Project[]) {
  const typed = projects.filter(({files}) => files.includes('tsconfig.json'));
  const [first] = typed;
  if (!first) return [];
  const config = path.join(first.folder, 'tsconfig.json');
  const {config: written} = ts.readConfigFile(config, ts.sys.readFile);
  const {options} = ts.convertCompilerOptionsFromJson(written.compilerOptions, first.folder);
  const sources = typed.flatMap(({folder, files}) =>
    files.filter((file) => /^src\/.*\.tsx?$/.test(file)).map((file) => path.join(folder, file)),
  );
  // The same in all of them: told twice, it would be a fault.
  const [styles] = sources.filter((file) => file.endsWith('/src/styles.d.ts'));
  const roots = sources.filter((file) => file === styles || !file.endsWith('/src/styles.d.ts'));
  return ts.getPreEmitDiagnostics(ts.createProgram(roots, options)).map(tellFault);
}

function tellFault({file, start = 0, messageText}: ts.Diagnostic) {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (!file) return message;
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(start).line + 1}: ${message}`;
}

/** What the bundler finds. */
export async function bundleFaults(projects: readonly Project[]) {
  const entryPoints = projects.map(({folder, files}) => {
    const entry = files.find((file) => /^src\/(?:index|main|entry)\.[jt]sx$/.test(file)) ?? '';
    return path.join(folder, entry);
  });
  try {
    await build({
      entryPoints,
      bundle: true,
      splitting: true,
      format: 'esm',
      jsx: 'automatic',
      outdir: 'out',
      write: false,
      logLevel: 'silent',
    });
    return [];
  } catch (error) {
    const {errors = []} = error as BuildFailure;
    if (errors.length === 0) throw error;
    return errors.map(
      ({text, location}) => `${path.resolve(location?.file ?? '')}:${location?.line}: ${text}`,
    );
  }
}
