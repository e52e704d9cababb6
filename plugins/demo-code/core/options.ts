import {quote, suggest} from '../../_shared/text/errors';
import {isComponentName} from '../../page-reader/core/askedPlayground';
import type {DemoOptions} from './demo';

interface Rule {
  accepts(value: unknown): boolean;
  /** What to write instead of a value that is not accepted. */
  fix(value: unknown): string;
}

/** What is wrong with one option, without its place. */
interface OptionFault {
  what: string;
  fix: string;
}

const BACKGROUNDS = ['outlined', 'inline', 'gradient', 'playground'];
const LENGTH = /^(?:\d+|\d*\.\d+)(?:px|r?em|ch|%|[sld]?v[hwib]|cq[wibh])$/;

const flag: Rule = {
  accepts: (value) => typeof value === 'boolean' || value === 'true' || value === 'false',
  fix: () => 'write true or false, without quotes',
};

const length: Rule = {
  accepts: (value) =>
    (typeof value === 'number' && value >= 0) || (typeof value === 'string' && LENGTH.test(value)),
  fix: () => 'write a number of pixels, or a CSS length such as "20rem"',
};

const background: Rule = {
  accepts: (value) => value === true || BACKGROUNDS.includes(value as string),
  fix: (value) =>
    typeof value === 'string'
      ? suggest(value, BACKGROUNDS)
      : `write true or one of ${BACKGROUNDS.join(', ')}`,
};

const component: Rule = {
  accepts: isComponentName,
  fix: () => 'name a component, such as "Button"',
};

const RULES: Record<keyof DemoOptions, Rule> = {
  hideToolbar: flag,
  defaultCodeOpen: flag,
  disableAd: flag,
  bg: background,
  flow: flag,
  iframe: flag,
  isolated: flag,
  maxWidth: length,
  height: length,
  disableLiveEdit: flag,
  hideEditButton: flag,
  browserOnly: flag,
  controls: component,
};

/**
 * All that is wrong with a demo's options; none means that they are {@link DemoOptions}.
 *
 * @param given the options as written, without the file
 */
export function optionFaults(given: Record<string, unknown>): OptionFault[] {
  return Object.entries(given).flatMap(([key, value]) => {
    if (!isOption(key)) {
      return [{what: `"${key}" is not an option`, fix: suggest(key, Object.keys(RULES))}];
    }
    const rule = RULES[key];
    if (rule.accepts(value)) return [];
    return [{what: `the option "${key}" is ${quote(value)}`, fix: rule.fix(value)}];
  });
}

function isOption(key: string): key is keyof DemoOptions {
  return Object.hasOwn(RULES, key);
}

/** Options that have nothing against them, as the code gets them: a flag may be written as text. */
export function readOptions(given: Record<string, unknown>): DemoOptions {
  const entries = Object.entries(given).map(([key, value]) => [
    key,
    isOption(key) && RULES[key] === flag ? String(value) === 'true' : value,
  ]);
  return Object.fromEntries(entries) as DemoOptions;
}
