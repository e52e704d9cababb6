import {readdirSync, readFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ROOT} from './tree';

/** What opens doors, by the forms that its makers gave it. */
const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[\dA-Z]{16}\b/,
  /\bgh[a-z]_\w{36}\b/,
  /\bgithub_pat_\w{22}_/,
  /\bnpm_[A-Za-z\d]{36}\b/,
  /(?<!\w)xox[abp]-\d+-\w+/,
  /\b_authToken\s*=/,
];

/** Texts alone: pictures and fonts hold anything. */
const TEXT = /\.(?:[cm]?js|css|json|html?|md|txt|xml|map|ts|tsx|svg)$|\/[^.]+$/;

/** What of a file should not leave the machine: secrets, source maps, its own places. */
export function leaksOf(file: string, text: string, places: readonly string[]): string[] {
  const place = places.find((each) => text.includes(each));
  return [
    ...(file.endsWith('.map') || /[#@] ?sourceMappingURL=\S/.test(text) ? ['a source map'] : []),
    ...(place === undefined ? [] : [`the place ${place}`]),
    ...(SECRETS.some((each) => each.test(text)) ? ['a secret'] : []),
  ].map((leak) => `${file} has ${leak}`);
}

/**
 * The same of all files of a folder.
 *
 * @param places absolute folders of the machine, beside those of this repository and its user
 */
export function leaksIn(folder: string, places: readonly string[] = []): string[] {
  const own = [ROOT, os.homedir(), ...places];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => TEXT.test(file))
    .flatMap((file) =>
      leaksOf(
        path.relative(folder, file),
        readFileSync(file, 'utf8'),
        own.map((each) => `${each}/`),
      ),
    );
}
