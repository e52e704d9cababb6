import ts from 'typescript';
import {createBuilds} from './builds';
import {parseScript} from './script';

/** The code beside declarations. */
export interface Modules {
  /** The code of a declaration file, or the file itself where it is code. */
  codeOf(file: ts.SourceFile): ts.SourceFile | undefined;
  /** A file as it stands, where there is one. */
  read(file: string): ts.SourceFile | undefined;
  /** Whether there is such a file. */
  has(file: string): boolean;
  /** The code that an import of a module leads to. */
  imported(specifier: string, from: string): ts.SourceFile | undefined;
}

/** Modules whose trees are kept at a time. */
const MAX_RECENT = 12;

const RESOLUTION: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

const DECLARATION = /\.d\.(?<flavour>[cm]?)ts$/;

/** @param readFile text of a file; `undefined` where there is none */
export function createModules(readFile: (file: string) => string | undefined): Modules {
  const recent = new Map<string, ts.SourceFile | undefined>();
  const parse = (file: string) => {
    const isKnown = recent.has(file);
    const text = isKnown ? undefined : readFile(file);
    const code = text === undefined ? recent.get(file) : parseScript(file, text);
    // What all components lead through, as an index of all, stays.
    recent.delete(file);
    if (code) recent.set(file, code);
    // Trees are large, and one component needs few of them.
    const [oldest] = recent.size > MAX_RECENT ? recent.keys() : [];
    if (oldest !== undefined) recent.delete(oldest);
    return code;
  };
  const builds = createBuilds(readFile);
  const besides = (file: string) =>
    candidates(file).map(parse).find(Boolean) ??
    builds(file).flatMap(candidates).map(parse).find(Boolean);
  return {
    read: parse,
    has: (file) => ts.sys.fileExists(file),
    codeOf: (file) => (DECLARATION.test(file.fileName) ? besides(file.fileName) : file),
    imported(specifier, from) {
      const host: ts.ModuleResolutionHost = {
        fileExists: (file) => ts.sys.fileExists(file),
        readFile,
        directoryExists: (folder) => ts.sys.directoryExists(folder),
      };
      const found = ts.resolveModuleName(specifier, from, RESOLUTION, host).resolvedModule;
      return found && besides(found.resolvedFileName);
    },
  };
}

/** `a.d.ts` may stand for `a.js`, `a.mjs` or `a.cjs`; anything else is code itself. */
function candidates(file: string): string[] {
  const flavour = DECLARATION.exec(file)?.groups?.flavour;
  if (flavour === undefined) return [file];
  const endings = [`.${flavour}js`, '.js', '.mjs', '.cjs', '.jsx'];
  return [...new Set(endings)].map((ending) => file.replace(DECLARATION, ending));
}
