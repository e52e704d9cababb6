import type {Surroundings} from '../../core/types';

const MODULES: Record<string, readonly string[]> = {
  '@acme/kit': ['Button', 'ButtonGroup', 'styles'],
  '@acme/kit-v1': ['Button', 'Drawer'],
};

/** The model of a component that takes text. */
const MODEL = {
  name: 'Button',
  imports: [],
  inheritance: null,
  props: [
    {
      name: 'children',
      type: {text: 'ReactNode', members: []},
      required: false,
      default: null,
      description: 'Text.',
      deprecated: null,
      signature: null,
    },
  ],
};

/** A library, and another version of it, for the pages of one folder. */
export const surroundings: Surroundings = {
  libraries: [{path: 'docs', package: '@acme/kit', api: '/kit/api/'}],
  packages: {
    has: (specifier) =>
      Object.entries(MODULES).some(([name, modules]) =>
        modules.some((module) => specifier === `${name}/${module}`),
      ),
    modules: (name) => [...(MODULES[name] ?? [])],
  },
  modelIn: (file) => {
    if (/^api\/main\//.test(file)) return {...MODEL, imports: ["import Main from '@acme/kit';"]};
    if (/^api\/folders\//.test(file)) {
      return {...MODEL, imports: ["import {Rating} from '@acme/kit/rating';"]};
    }
    return /^api\/kit\/(?:button|named)\.json$/.test(file) ? MODEL : undefined;
  },
  moduleOf: (name, text) => `${name}: ${text}`,
  readBeside: () => undefined,
  beyond: () => [],
};
