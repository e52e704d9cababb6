import type {ErrorParts} from '../../_shared/text/errors';
import {NO_DESCRIPTION} from './read';

/** A docs instance's content, as far as it tells of descriptions. */
interface DocsContent {
  loadedVersions: {
    docs: {
      /** `@site/docs/a.md` */
      source: string;
      frontMatter: Readonly<Record<string, unknown>>;
    }[];
  }[];
}

/**
 * Whether a page comes from another site.
 *
 * @param file from the site's folder
 * @param folders likewise; translations of their pages have the same name below `i18n`
 */
export function isForeign(file: string, folders: readonly string[]): boolean {
  const translated = file.replace(/^i18n\/[^/]+\//, '');
  return folders.some((each) => [file, translated].some((one) => one.startsWith(`${each}/`)));
}

/** The pages of other sites that have no description, in order of file. */
export function missingDescriptions(
  instances: readonly unknown[],
  folders: readonly string[],
): ErrorParts[] {
  const docs = (instances as DocsContent[])
    .flatMap(({loadedVersions}) => loadedVersions)
    .flatMap((version) => version.docs);
  return docs
    .filter(({frontMatter}) => frontMatter.description === undefined)
    .map(({source}) => source.replace(/^@site\//, ''))
    .filter((file) => isForeign(file, folders))
    .sort()
    .map((file) => ({where: `${file}:1`, what: NO_DESCRIPTION.what, fix: NO_DESCRIPTION.fix}));
}
