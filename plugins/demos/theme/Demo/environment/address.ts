import type {Environment} from '../demoStore';

/** What readers chose for the demos of a page. */
export interface Choices {
  /** For all demos that have no entry of their own. */
  all: Environment;
  /** By the id of a demo's figure. */
  own: ReadonlyMap<string, Environment>;
}

/** Widths of a window that have a name of their own. */
export const WIDTHS = [320, 768, 1280] as const;
/** The least and the greatest width of a window, in pixels. */
export const WIDTH_RANGE = {min: 240, max: 1920} as const;

const FOR = 'demo-for';
const PARAMS = {
  mode: 'demo-mode',
  direction: 'demo-dir',
  density: 'demo-density',
  width: 'demo-width',
} as const satisfies Record<keyof Environment, string>;
const NAMES = Object.keys(PARAMS) as (keyof Environment)[];

/**
 * What is known of an environment that comes from outside; all else is dropped.
 *
 * @param given text by field, or anything else
 */
export function coerceEnvironment(given: Partial<Record<keyof Environment, unknown>>): Environment {
  const {mode, direction, density} = given;
  const width = Number(given.width);
  return {
    ...((mode === 'light' || mode === 'dark') && {mode}),
    ...((direction === 'ltr' || direction === 'rtl') && {direction}),
    ...((density === 'comfortable' || density === 'compact') && {density}),
    ...(isWidth(width) && {width}),
  };
}

function isWidth(width: number): boolean {
  return Number.isInteger(width) && width >= WIDTH_RANGE.min && width <= WIDTH_RANGE.max;
}

/**
 * The choices that an address makes: for one demo where it names one (`demo-for`), for several where
 * each name is followed by its choices, else for all.
 *
 * @param search query of the address; junk in it is passed over
 */
export function readChoices(search: string): Choices {
  const entries = [...new URLSearchParams(search)];
  const ids = entries.filter(([name]) => name === FOR).map(([, id]) => id);
  if (ids.length < 2) {
    const environment = readEnvironment(entries);
    const [id] = ids;
    return id ? {all: {}, own: new Map([[id, environment]])} : {all: environment, own: new Map()};
  }
  const starts = entries.flatMap(([name], index) => (name === FOR ? [index] : []));
  const groups = starts.map((start, index) => entries.slice(start, starts[index + 1]));
  return {all: {}, own: new Map(groups.map((group, i) => [ids[i] ?? '', readEnvironment(group)]))};
}

function readEnvironment(entries: readonly (readonly [string, string])[]): Environment {
  const params = new Map(entries);
  return coerceEnvironment(
    Object.fromEntries(NAMES.map((name) => [name, params.get(PARAMS[name])])),
  );
}

/**
 * The query of an address with other choices; all else in it stays.
 *
 * @param search query of the address
 * @returns with its question mark, or empty
 */
export function writeChoices(search: string, {all, own}: Choices): string {
  const params = withoutChoices(search);
  append(params, all);
  for (const [id, environment] of own) {
    if (isEmpty(environment)) continue;
    params.append(FOR, id);
    append(params, environment);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** The parameters of an address that are not about demos' environments. */
export function withoutChoices(search: string): URLSearchParams {
  const params = new URLSearchParams(search);
  for (const name of [FOR, ...Object.values(PARAMS)]) params.delete(name);
  return params;
}

/** Adds an environment to the parameters of an address. */
export function append(params: URLSearchParams, environment: Environment): void {
  for (const name of NAMES) {
    const value = environment[name];
    if (value !== undefined) params.append(PARAMS[name], String(value));
  }
}

/** Whether an environment is that of the page. */
export function isEmpty(environment: Environment): boolean {
  return NAMES.every((name) => environment[name] === undefined);
}
