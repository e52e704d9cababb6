import type {PropState, Snapshot} from '../../core/snapshot';

/** A prop's state; a string that is optional and has no default, if not told otherwise. */
export function state(more: Partial<PropState> = {}): PropState {
  return {type: 'string', default: null, required: false, deprecated: false, ...more};
}

/** A version of a package. */
export function snapshot(version: string, api: Snapshot['api']): Snapshot {
  return {package: '@scope/kit', version, api};
}

/** Four versions in which a bit of everything happens. */
export const RELEASES: Snapshot[] = [
  snapshot('1.0.0', {
    Button: {
      color: state({type: "'red' | 'blue'"}),
      href: state(),
      size: state({type: "'s' | 'm'", default: "'m'"}),
    },
    Old: {a: state()},
  }),
  snapshot('1.1.0', {
    Button: {
      // Only written otherwise.
      color: state({type: '"blue"|"red"'}),
      href: state({deprecated: true}),
      size: state({type: "'s' | 'm' | 'l'", default: "'s'"}),
      to: state({required: true}),
    },
    Old: {a: state()},
  }),
  snapshot('1.10.0', {
    Button: {
      color: state({type: "'red' | 'blue'"}),
      href: state({deprecated: true}),
      size: state({type: "'s' | 'm'", default: "'s'"}),
      to: state(),
    },
    Card: {raised: state({type: 'boolean'})},
  }),
  snapshot('2.0.0', {
    Button: {
      color: state({type: "'red' | 'blue'"}),
      size: state({type: "'s' | 'm'", default: "'m'"}),
      to: state(),
    },
    Card: {elevation: state({type: 'number'}), raised: state({type: 'boolean'})},
  }),
];
