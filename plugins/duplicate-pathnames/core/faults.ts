import type {ErrorParts} from '../../_shared/node';
import {findAddressDuplicates} from './addresses';
import type {Source} from '../../_shared/site/sources';
import type {Collision} from './collisions';
import {findTreeDuplicates} from './trees';
import type {Tree, TreePlace} from './trees';

/** What is wrong with the trees, each checked by itself. */
export function treeFaults(trees: readonly Tree[]): ErrorParts[] {
  return trees.flatMap((tree) =>
    findTreeDuplicates(tree).map((collision) => treeFault(tree.file, collision)),
  );
}

function treeFault(where: string, {path, members}: Collision<TreePlace>): ErrorParts {
  return {
    where,
    what: `Duplicated pathname ${path} in pages: ${list(members.map(({trail}) => trail))}`,
    fix: 'keep one of them, or give a group a pathname of its own',
  };
}

/** What is wrong with the site's addresses. */
export function addressFaults(sources: readonly Source[]): ErrorParts[] {
  return findAddressDuplicates(sources).map(({path, members: [first, ...others]}) => ({
    where: first.source,
    what: `Duplicated address ${path}, also of ${list(others.map((other) => name(other, first)))}`,
    fix: [first, ...others].find(({fix}) => fix)?.fix ?? 'rename one, or give one a `slug`',
  }));
}

/** A source, and its own spelling of the address where that explains the collision. */
function name({source, pathname}: Source, first: Source): string {
  return pathname === first.pathname ? source : `${source} (${pathname})`;
}

/** `a`, `a and b`, `a, b and c` */
function list(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}
