import {WARN_OPTION} from './warnOption';

/** The arguments of the command `start`. */
export const START_OPTIONS = {
  allowPositionals: true,
  options: {
    port: {type: 'string', short: 'p', default: '3000'},
    host: {type: 'string', short: 'h', default: 'localhost'},
    locale: {type: 'string', short: 'l'},
    ...WARN_OPTION,
    verbose: {type: 'boolean', default: false},
    'no-open': {type: 'boolean', default: process.env.CI !== undefined},
  },
} as const;
