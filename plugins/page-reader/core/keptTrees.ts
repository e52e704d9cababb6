import type {Root} from 'mdast';
import type {Data, Processor} from 'unified';

/**
 * Trees of pages between the two that parse them: whoever looks at all pages before anything is
 * bundled, and then the bundler. Parsing takes ten times as long as reading a tree again.
 */
interface KeptTrees {
  /** By grammar and text; written, because live trees would take the memory that bundlers need. */
  trees: Map<string, Uint8Array>;
  bytes: number;
  /** Numbers of the grammars that were seen: they are longer than most pages. */
  grammars: Map<string, number>;
}

/** Trees of some 3,000 pages of 4 kB. */
const MOST_BYTES = 128 * 2 ** 20;

/** Docusaurus loads the modules of plugins apart: no module of ours is the same for all of them. */
const PLACE: unique symbol = Symbol.for('vitrine.keptTrees');
const scope = globalThis as {[PLACE]?: KeptTrees};

/**
 * Keeps the tree of a page for whoever parses the same text with the same grammar next.
 *
 * @param data of the processor that has made the tree
 * @param tree as the parser gave it; JSON has to hold it as it is
 * @param most how many bytes all trees may take, beyond which the first are forgotten
 */
export function keepTree(data: Data, text: string, tree: Root, most = MOST_BYTES): void {
  keepWritten(data, text, new TextEncoder().encode(JSON.stringify(tree)), most);
}

/**
 * The same of a tree that is written already.
 *
 * @param written JSON in UTF-8
 */
export function keepWritten(
  data: Data,
  text: string,
  written: Uint8Array,
  most = MOST_BYTES,
): void {
  const kept = (scope[PLACE] ??= {trees: new Map(), bytes: 0, grammars: new Map()});
  const key = keyOf(kept, data, text);
  forget(kept, key);
  kept.trees.set(key, written);
  kept.bytes += written.length;
  for (const first of kept.trees.keys()) {
    if (kept.bytes <= most) break;
    forget(kept, first);
  }
}

/** A remark plugin behind remark-parse: what was parsed before is taken, once, instead of parsed anew. */
export function remarkKeptTree(this: Processor): void {
  const {parser} = this;
  if (!parser) return;
  this.parser = (text, file) => takeTree(this.data(), text) ?? parser(text, file);
}

function takeTree(data: Data, text: string): Root | undefined {
  const written = takeWritten(data, text);
  return written && (JSON.parse(new TextDecoder().decode(written)) as Root);
}

/** What is kept of a text, as it is written; it is forgotten with that. */
export function takeWritten(data: Data, text: string): Uint8Array | undefined {
  const kept = scope[PLACE];
  if (!kept || kept.trees.size === 0) return undefined;
  const key = keyOf(kept, data, text);
  const written = kept.trees.get(key);
  forget(kept, key);
  return written;
}

function forget(kept: KeptTrees, key: string): void {
  kept.bytes -= kept.trees.get(key)?.length ?? 0;
  kept.trees.delete(key);
}

function keyOf({grammars}: KeptTrees, data: Data, text: string): string {
  const grammar = grammarOf(data);
  const number = grammars.get(grammar) ?? grammars.size;
  grammars.set(grammar, number);
  return `${number} ${text}`;
}

const known = new WeakMap<Data, string>();

/**
 * What a processor's plugins have added to its parser, by the names of all parts: a site that has
 * formulas has another grammar. The order of plugins is none of it.
 */
function grammarOf(data: Data): string {
  const {micromarkExtensions = [], fromMarkdownExtensions = []} = data;
  const grammar =
    known.get(data) ??
    JSON.stringify([namesOf(micromarkExtensions), namesOf(fromMarkdownExtensions)]);
  known.set(data, grammar);
  return grammar;
}

function namesOf(extensions: readonly unknown[]): string[] {
  const flat = extensions.flat();
  return flat.map((extension) => JSON.stringify(namesIn(extension))).sort();
}

/** The keys of all that an extension has, and the names of its constructs. */
function namesIn(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return typeof part === 'function' ? '' : part;
  if (Array.isArray(part)) return part.map(namesIn);
  return Object.entries(part).map(([key, value]) => [key, namesIn(value)]);
}
