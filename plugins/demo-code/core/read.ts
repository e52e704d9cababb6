import {exportsDefault} from './exports';
import {cssImports, importsOf} from './imports';
import type {Import} from './imports';
import {toJavaScript} from './javascript';
import {parse, syntaxFaults} from './parse';
import type {SyntaxFault} from './parse';
import {ownValue} from '../../_shared/text/names';

/** What is told from a file's text. */
export interface Reading {
  imports: readonly Import[];
  /** Whether it has a default export. */
  hasDefault: boolean;
  /** With any, nothing else is asked of the file. */
  faults: readonly SyntaxFault[];
}

/** Reads code. What was asked once is remembered: a page is compiled for two bundles. */
export interface CodeReader {
  read(file: string, text: string): Reading;
  /** @param renames specifiers of relative imports that differ in JavaScript */
  toJavaScript(file: string, text: string, renames: Record<string, string>): Promise<string>;
}

/** A reader that remembers by content, as long as the process lives. */
export function createCodeReader(): CodeReader {
  const readings = new Map<string, Reading>();
  const scripts = new Map<string, Promise<string>>();
  return {
    read: (file, text) => remember(readings, [extensionOf(file), text], () => readCode(file, text)),
    toJavaScript: (file, text, renames) =>
      remember(scripts, [extensionOf(file), text, JSON.stringify(renames)], () =>
        toJavaScript(file, text, (specifier) => ownValue(renames, specifier) ?? specifier),
      ),
  };
}

function readCode(file: string, text: string): Reading {
  const nothing = {imports: [], hasDefault: false, faults: []};
  if (file.endsWith('.css')) return {...nothing, imports: cssImports(text)};
  if (!/\.[jt]sx?$/.test(file)) return nothing;
  // Nothing is made of declarations.
  const faults = file.endsWith('.d.ts') ? [] : syntaxFaults(file, text);
  if (faults.length > 0) return {...nothing, faults};
  const source = parse(file, text);
  return {imports: importsOf(source), hasDefault: exportsDefault(source), faults};
}

function remember<Value>(
  memory: Map<string, Value>,
  key: readonly string[],
  compute: () => Value,
): Value {
  const id = key.join('\0');
  const known = memory.get(id);
  if (known !== undefined) return known;
  const value = compute();
  memory.set(id, value);
  return value;
}

function extensionOf(file: string): string {
  return file.endsWith('.d.ts') ? 'd.ts' : file.replace(/^.*\./, '');
}
