/** What the command `new` is told; `scripts/new.ts` says what it means. */
export const NEW_OPTIONS = {
  allowPositionals: true,
  options: {
    package: {type: 'string'},
    name: {type: 'string'},
    entry: {type: 'string'},
    vitrine: {type: 'string'},
    'no-install': {type: 'boolean', default: false},
    'dry-run': {type: 'boolean', default: false},
  },
} as const;
