import {FAULT_KINDS} from '../../client/protocol';
import type {RunnerFault, RunnerReport} from '../../client/protocol';

/** The greatest height that a demo may ask for, in pixels, and the longest text that is shown. */
const MAX_HEIGHT = 2000;
const MAX_TEXT = 500;

/**
 * What the runner says, coerced: edited code can say anything in its place.
 *
 * @returns `undefined` for what is none of its messages
 */
export function readReport(data: unknown): RunnerReport | undefined {
  if (!isRecord(data)) return undefined;
  const run = numberOf(data.run);
  switch (data.type) {
    case 'ready':
      return {type: 'ready', canRun: data.canRun === true};
    case 'begun':
    case 'rendered':
      return {type: data.type, run};
    case 'failed':
      return isRecord(data.fault) ? {type: 'failed', run, fault: readFault(data.fault)} : undefined;
    case 'height':
      return {type: 'height', height: Math.min(MAX_HEIGHT, numberOf(data.height))};
    case 'pong':
      return {type: 'pong', ping: numberOf(data.ping)};
    default:
      return undefined;
  }
}

function readFault(fault: Record<string, unknown>): RunnerFault {
  const near = Array.isArray(fault.near) ? fault.near : [];
  return {
    kind: FAULT_KINDS.find((kind) => kind === fault.kind) ?? 'thrown',
    message: textOf(fault.message) ?? '',
    name: textOf(fault.name),
    from: textOf(fault.from),
    near: near.flatMap((each) => textOf(each) ?? []).slice(0, 3),
    file: textOf(fault.file),
    line: typeof fault.line === 'number' ? numberOf(fault.line) : undefined,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && value >= 0 && value < Infinity ? value : 0;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : undefined;
}
