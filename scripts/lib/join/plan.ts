import {withSlash} from '../../../plugins/_shared/site/addresses';
import type {ErrorParts} from '../../../plugins/_shared/text/errors';
import {PART_FOLDER} from '../../../plugins/_shared/node/part';
import {ownerOf} from '../../../plugins/_shared/site/ownerOf';
import {identityOf, type Part, type Parts} from './facts';

/** Which file comes from which part. */
export interface Plan {
  /** Path below the site → the part that it is copied from. */
  files: Map<string, Part>;
  faults: ErrorParts[];
}

/** Files that go with what they are made of. */
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Decides which part each file comes from. A file of a product is of the part that has the product;
 * of what every part has (start page, search, the pages of the fallback), that of the first.
 *
 * @param isMade whether joining makes a file anew
 */
export function planFiles(parts: Parts, isMade: (file: string) => boolean): Plan {
  const files = new Map<string, Part>();
  const faults: ErrorParts[] = [];
  const {fallback} = identityOf(parts[0]);
  for (const part of parts) {
    for (const [file, hash] of part.files) {
      const plain = file.replace(COMPRESSED, '');
      if (file.startsWith(`${PART_FOLDER}/`) || isMade(plain)) continue;
      if (plain !== file && part.files.has(plain)) {
        if (files.get(plain) === part) files.set(file, part);
        continue;
      }
      const known = files.get(file);
      const owner = productOf(part, file);
      const isOfAll = owner === fallback || (owner === undefined && isPage(file));
      if (owner !== undefined && !identityOf(part).built.includes(owner)) {
        faults.push(foreignFault(part, file, owner));
      } else if (known === undefined) files.set(file, part);
      else if (known.files.get(file) !== hash && !isOfAll) {
        faults.push(twiceFault(known, part, file));
      }
    }
  }
  return {files, faults};
}

/** Pages of no product, their Markdown and pictures: each part has its own, which say the same. */
function isPage(file: string): boolean {
  return /\.(?:html|md|png)$/.test(file);
}

/** Id of the product below whose roots a file lies, or beside whose start page. */
function productOf(part: Part, file: string): string | undefined {
  const path = withSlash(`/${file.replace(/(?:index)?\.(?:html|md)$/, '')}`);
  return ownerOf(path, identityOf(part).products)?.id;
}

function foreignFault({name}: Part, file: string, product: string): ErrorParts {
  return {
    where: `${name}: ${file}`,
    what: `lies below the addresses of ${product}, which this part does not have`,
    fix: 'give it another address',
    kind: 'address',
  };
}

function twiceFault(one: Part, other: Part, file: string): ErrorParts {
  return {
    where: `${other.name}: ${file}`,
    what: `stands at the address of another file in ${one.name}`,
    fix: 'give one of them another address, or build all parts of the same sources',
    kind: 'address',
  };
}
