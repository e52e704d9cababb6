import {wholeOf} from '../../../api-model/core/names';
import type {Fault} from '../../../api-model/core/fault';
import {collectMentions, type Mention, type PageFields} from './collect';
import {ambiguousFault, fieldFaults, foreignFault, unknownFault, type Wording} from './faults';
import type {Loaded, Packages} from './reference';

/**
 * What is wrong with the names that a product's pages ask for. They are looked for in the package
 * that the page's `packageName` says, else in all of the product.
 *
 * @param packages of the version of the product that the pages are of
 */
export function mentionFaults(
  pages: readonly PageFields[],
  packages: Packages,
  wording: Wording,
): Fault[] {
  const {mentions, faults} = collectMentions(pages);
  const strangers = new Map<string, Fault>();
  const found = mentions.flatMap((mention) => {
    const asked = packages.filter((api) => isOf(api, mention));
    if (asked.length > 0) return nameFaults(mention, asked, wording);
    // Once for a page: all its names are of that package.
    strangers.set(mention.file, foreignFault(mention, packages, wording));
    return [];
  });
  return [...fieldFaults(faults, wording), ...strangers.values(), ...found];
}

/** A past version is installed by an alias, and its pages use the package's own name. */
function isOf({options, facts}: Loaded, {package: asked}: Mention): boolean {
  return asked === undefined || asked === facts.name || asked === options.package;
}

/** By its name, or by that of the namespace that it stands in. */
function isNamed(name: string, mention: Mention): boolean {
  return name === mention.name || (mention.kind === 'component' && wholeOf(name) === mention.name);
}

function nameFaults(mention: Mention, packages: readonly Loaded[], wording: Wording): Fault[] {
  const exporting = packages.filter(({models}) => models.some(({name}) => isNamed(name, mention)));
  if (exporting.length === 1) return [];
  if (exporting.length > 1) {
    const names = exporting.map(({facts}) => facts.name);
    return [ambiguousFault(mention, names, wording)];
  }
  const labels = packages.map(({options, facts}) => `${options.package} ${facts.version}`);
  const exported = packages.flatMap(({models}) => models.map(({name}) => name));
  return [unknownFault(mention, exported, labels, wording)];
}
