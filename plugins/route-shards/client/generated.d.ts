declare module '@generated/route-shards/list' {
  import type {TreePart} from '../core/trees';
  import type {ShardModule} from './addShard';

  /** What the first page of each shard is found by, in order. */
  export const firsts: readonly string[];
  export const loads: readonly (() => Promise<ShardModule>)[];
  export const trees: readonly (() => Promise<TreePart>)[];
}
