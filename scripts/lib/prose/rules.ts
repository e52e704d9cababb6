import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {Joi} from '../../../plugins/site/options';
import {VitrineError} from '../../../plugins/_shared/text/errors';
import type {ProseRules} from './types';

/** Where a site says what holds for its prose, relative to it. */
export const RULES_FILE = 'docs/_prose.yml';

const words = Joi.array().items(Joi.string());
const texts = Joi.object().pattern(Joi.string(), Joi.string());
const lists = Joi.object().pattern(Joi.string(), words);

const schema = Joi.object<ProseRules>({
  capitals: words,
  fillers: words,
  hosts: lists,
  ambient: Joi.string(),
  sources: texts,
  declares: texts,
  names: texts,
  elsewhere: lists,
});

/**
 * What a site says of its prose; nothing where it has no such file.
 *
 * @param siteDir absolute
 * @throws VitrineError with all that is wrong in it
 */
export function readRules(siteDir: string): ProseRules {
  const file = path.join(siteDir, RULES_FILE);
  if (!existsSync(file)) return {};
  const {value, error} = schema.validate(parse(readFileSync(file, 'utf8')) ?? {}, {
    abortEarly: false,
  });
  if (!error) return value;
  const known = Object.keys((schema.describe().keys ?? {}) as object).join(', ');
  throw new VitrineError(
    error.details.map(({message}) => ({
      where: RULES_FILE,
      what: message,
      fix: `its fields are ${known}`,
    })),
  );
}
