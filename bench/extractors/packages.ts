import {createRequire} from 'node:module';
import path from 'node:path';
import {readPackage} from '../../scripts/lib/models';
import type {ApiModel} from '../../plugins/api-model/core/model';
import {scoreByHand} from './hand';
import type {FreshReading, Reading} from './reading';

/** How much of a package's reading its models have. */
export interface Score {
  package: string;
  version: string;
  components: Share;
  props: Share;
  /** Props that are listed and are none of the package's own, `children` aside. */
  surplus: number;
  /** Props that the compiler sees, and that are neither listed nor in a group. */
  lost: number;
  /** Import statements whose name is there at run time. */
  imports: Share;
  /** Props as somebody read them. */
  byHand: Share;
  /** Of the extraction. */
  seconds: number;
  /** What is not right, by component. */
  remarks: string[];
  /** From what was read by hand. */
  differences: string[];
}

export interface Share {
  right: number;
  all: number;
}

/** A package's file in `readings/` and `hand/`: `base-ui` of `@base-ui/react`. */
export function fileKey(name: string) {
  return name.replace(/^@|\/.*$/g, '');
}

/**
 * Holds the models of a package against an independent reading of it.
 *
 * @param from folder with node_modules
 * @param seen all props of each component, own or not
 */
export function scorePackage(from: string, reading: Reading, seen: FreshReading['all']): Score {
  const start = process.cpuUsage();
  const {models} = readPackage(from, reading.package);
  const {user, system} = process.cpuUsage(start);
  const byName = new Map(models.map((model) => [model.name, model]));
  const all = Object.entries(reading.components);
  const found = all.filter(([name]) => byName.has(name));
  const lostProps = all.map(([name, props]) => [name, missing(props, byName.get(name))] as const);
  const hand = scoreByHand(fileKey(reading.package), byName);
  const lines = models.flatMap(({imports}) => imports);
  const broken = lines.filter((line) => !resolves(from, line));
  const count = lostProps.reduce((sum, [, props]) => sum + props.length, 0);
  const props = all.reduce((sum, [, own]) => sum + own.length, 0);
  return {
    package: reading.package,
    version: reading.version,
    seconds: (user + system) / 1e6,
    components: {right: found.length, all: all.length},
    props: {right: props - count, all: props},
    surplus: all.reduce((sum, [name, own]) => sum + surplus(own, byName.get(name)), 0),
    byHand: hand.share,
    imports: {right: lines.length - broken.length, all: lines.length},
    lost: Object.entries(seen).reduce(
      (sum, [name, props]) => sum + untold(props, byName.get(name)),
      0,
    ),
    remarks: [
      ...all.filter(([name]) => !byName.has(name)).map(([name]) => name),
      ...lostProps
        .filter(([name, lost]) => byName.has(name) && lost.length > 0)
        .map(([name, lost]) => `${name}: ${lost.join(', ')}`),
      ...broken,
    ],
    differences: hand.remarks,
  };
}

function missing(props: readonly string[], model: ApiModel | undefined) {
  const listed = new Set(model?.props.map(({name}) => name));
  return props.filter((name) => !listed.has(name));
}

function untold(props: readonly string[], model: ApiModel | undefined) {
  const told = new Set(model?.inherited.flatMap((group) => group.props));
  return missing(props, model).filter((name) => !told.has(name)).length;
}

function surplus(props: readonly string[], model: ApiModel | undefined) {
  const own = new Set([...props, 'children']);
  return model?.props.filter(({name}) => !own.has(name)).length ?? 0;
}

/** Whether an import statement gives something. */
function resolves(from: string, line: string) {
  const {names = '', module = ''} =
    /^import (?<names>.+) from '(?<module>.+)';$/.exec(line)?.groups ?? {};
  const load = createRequire(path.join(from, 'index.js'));
  try {
    const found = load(module);
    const name = /^\{(.+)\}$/.exec(names)?.[1] ?? 'default';
    // What a script exports as a whole is its default.
    return name in found || (name === 'default' && found.__esModule !== true);
  } catch {
    return false;
  }
}
