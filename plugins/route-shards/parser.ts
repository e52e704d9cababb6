import {runInNewContext} from 'node:vm';
import {VitrineError} from '../_shared/node';
import type {SourceRoute} from './core/types';

/** A route as the generated file makes it, with what makes its component. */
interface Written {
  path: string;
  component: {hash?: string};
  exact?: boolean;
  routes?: Written[];
  [attribute: string]: unknown;
}

/** Stands for what makes a component of a route, and keeps what it is made of. */
const MAKER = 'const ComponentCreator = (path, hash) => ({hash});';

/**
 * Reads the routes that Docusaurus writes for the browser: a module that imports React and what
 * makes components, and exports one list. The last of them, for no page, is among them.
 *
 * @throws VitrineError where the file is made otherwise
 */
export function readRoutes(text: string): SourceRoute[] {
  const [, list] = /^export default (\[[\s\S]*\]);\s*$/m.exec(text) ?? [];
  if (list === undefined) throw unknownShape('routes.js', text);
  try {
    const json = runInNewContext(`${MAKER} JSON.stringify(${list})`) as string;
    return (JSON.parse(json) as Written[]).map(toRoute);
  } catch {
    throw unknownShape('routes.js', text);
  }
}

function toRoute({path, component, exact, routes, ...attributes}: Written): SourceRoute {
  return {path, hash: component.hash, exact, routes: routes?.map(toRoute), attributes};
}

/** An entry: name of a chunk, and a list with what loads it, its module and that module's id. */
const ENTRY = /^ {2}"([^"\n]+)": (\[\(\) => import\(.*\]),(?:\};)?$/gm;

/**
 * Reads how the chunks of pages are loaded: by name of the chunk, as source.
 *
 * @throws VitrineError where the file is made otherwise
 */
export function readRegistry(text: string): Map<string, string> {
  const entries = [...text.matchAll(ENTRY)].map(([, name = '', source = '']): [string, string] => [
    name,
    source,
  ]);
  const count = text.match(/webpackChunkName:/g)?.length ?? 0;
  if (entries.length !== count) throw unknownShape('registry.js', text);
  return new Map(entries);
}

function unknownShape(file: string, text: string): VitrineError {
  return new VitrineError({
    where: `plugin route-shards, the file ${file} that Docusaurus generates`,
    what: `is not written as Docusaurus 3.10 does: ${JSON.stringify(text.slice(0, 120))}`,
    fix: "install the version of Docusaurus that Vitrine names, or leave the plugin out: settings: {'route-shards': false}",
  });
}
