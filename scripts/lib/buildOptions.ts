import {WARN_OPTION} from './warnOption';

/** What the command `build` takes, for `parseArgs`. */
export const BUILD_OPTIONS = {
  allowPositionals: true,
  options: {
    'out-dir': {type: 'string', default: 'build'},
    'no-wait': {type: 'boolean', default: false},
    part: {type: 'boolean', default: false},
    'publish-addresses': {type: 'boolean', default: false},
    ...WARN_OPTION,
    verbose: {type: 'boolean', default: false},
  },
} as const;
