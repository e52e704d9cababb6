import type {Loaded} from '../../core/load/reference';
import {modelOf} from '../../../api-model/__tests__/__fixtures__/models';

/** What was loaded of a package: components and hooks of these names. */
export function loadedOf(
  name: string,
  names: readonly string[],
  options: Partial<Loaded['options']> = {},
): Loaded {
  return {
    options: {
      product: 'kit',
      version: 'current',
      package: name,
      entry: '',
      instances: ['kit'],
      exclude: [],
      include: [],
      history: '',
      ...options,
    },
    facts: {name, version: '1.0.0', origin: null},
    models: names.map((each) =>
      modelOf({
        name: each,
        package: name,
        kind: each.startsWith('use') ? 'hook' : 'component',
        parent: each.includes('.') ? (each.split('.')[0] ?? null) : null,
      }),
    ),
    warnings: [],
    limits: [],
  };
}
