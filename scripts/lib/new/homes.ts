import path from 'node:path';
import type {ApiModel} from '../../../plugins/api-model/core/model';
import {localName} from './localName';
import type {Whole} from './wholes';

/** A group has several of a whole in it, and what provides for one has none of it to show. */
const APART = /^(?:Group|Provider)(?:[A-Z]|$)/;

/**
 * Whether a component lies in the folder of another, or in a package of that one's own, as the code of
 * both says: `components/Accordion/AccordionItem.js`, `@acme/accordion` of what all of `@acme/ui` is.
 */
export function livesWith({name, models}: Whole, other: Whole): boolean {
  const [own, theirs] = [placeOf(models), placeOf(other.models)];
  if (!own || !theirs || APART.test(localName(name, other.name))) return false;
  const isOwnPackage = own.package !== undefined && own.package === theirs.package;
  const folder = path.posix.basename(theirs.folder).replaceAll(/[^a-z\d]/gi, '');
  const isOwnFolder = folder.toLowerCase() === other.name.toLowerCase();
  return isOwnPackage || (isOwnFolder && own.folder === theirs.folder);
}

/** Only what is handed on from a package has its name in front, which a scope tells from a folder. */
function placeOf([model]: readonly ApiModel[]) {
  if (!model?.source) return undefined;
  const folder = path.posix.dirname(model.source);
  return {folder, package: /^@[^/]+\/[^/]+/.exec(model.source)?.[0]};
}
