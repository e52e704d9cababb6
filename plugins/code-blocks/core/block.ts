import {renderLines, renderPieces} from './html';
import {classifyLines} from './lines';
import {takeMarkers} from './magic';
import {parseMeta} from './meta';
import type {Meta} from './meta';
import {tokenize} from './tokens';
import type {Fault} from '../../page-reader/core/types';
import type {Block, Fence, Highlighting} from './types';

/** The lines of a folded block that are shown; to hide fewer than these is not worth a click. */
export const SHOWN_LINES = 16;

/** Makes of a fence what its `CodeBlock` needs, or tells all its faults. */
export function createBlock(written: Fence, highlighting: Highlighting): Block | Fault[] {
  // HTML knows no carriage returns but as a fault, and pages have the same bytes on all systems.
  const fence = {...written, code: written.code.replace(/\r\n?/g, '\n')};
  const {prism, aliases, fold} = highlighting;
  const meta = parseMeta(fence.meta);
  const isDemo = meta.words.includes('demo');
  const {code, marked, faults: unbalanced} = isDemo ? asWritten(fence) : takeMarkers(fence);
  const language = Object.hasOwn(aliases, fence.language)
    ? (aliases[fence.language] ?? '')
    : fence.language;
  const lines = code.replace(/\n$/, '').split('\n');
  const {classes, faults} = classifyLines({lines, meta, marked, language, line: fence.line});
  const start = readStart(meta, fence.line);
  const all = [...unbalanced, ...faults, ...(typeof start === 'object' ? [start] : [])];
  if (all.length > 0) return all;

  const numbers = typeof start === 'number' ? start : undefined;
  const pieces = tokenize(prism, code, language);
  const needsLines = numbers !== undefined || classes.some((names) => names.length > 0);
  return {
    html: needsLines ? renderLines(pieces, classes) : renderPieces(pieces),
    ...(fence.language !== '' && {language: fence.language}),
    ...(!isDemo && meta.values.title !== undefined && {title: meta.values.title}),
    ...(numbers !== undefined && {numbers}),
    ...(meta.words.includes('wrap') && {wrap: true}),
    ...(!isDemo && isFolded(meta, lines.length, fold) && {folded: lines.length}),
    ...(isDemo && {variant: 'demo'}),
  };
}

/** A demo's source is a file that compiles: nothing in it is meant for this site. */
function asWritten({code}: Fence) {
  return {code, marked: new Set<number>(), faults: []};
}

function readStart({words, values}: Meta, line: number): number | undefined | Fault {
  const given = values.showLineNumbers;
  if (given === undefined) return words.includes('showLineNumbers') ? 1 : undefined;
  if (/^\d{1,6}$/.test(given)) return Number(given);
  return {
    line,
    what: `showLineNumbers is "${given}"`,
    fix: 'write the number of the first line: showLineNumbers=20',
  };
}

function isFolded({words}: Meta, count: number, fold: number): boolean {
  if (words.includes('noFold') || count <= SHOWN_LINES) return false;
  return words.includes('fold') || count > fold;
}
