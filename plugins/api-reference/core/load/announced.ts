import type {MarkdownContent} from '../../../_shared/site/content';
import type {ApiModel} from '../../../api-model/core/model';
import type {Reference} from '../page/json';
import {markdownPages} from '../view/files';
import {pageNamesOf} from './pageNames';
import {byFolder, type Loaded} from './reference';

/** The API of a package of a version of a product, as other plugins read it in this one's content. */
export interface AnnouncedApi {
  product: string;
  /** Docusaurus' name of the version. */
  version: string;
  /** What its API pages are called, by the names they are about. */
  pageNames: Record<string, string>;
  models: readonly ApiModel[];
}

/** All APIs as they were read, those of one version in their order. */
function announced(apis: readonly Loaded[]): AnnouncedApi[] {
  return [...byFolder(apis).values()].flatMap((packages) => {
    const pageNames = pageNamesOf(packages);
    return packages.map(({options: {product, version, package: name}, models}) => ({
      product,
      version,
      pageNames: Object.fromEntries(pageNames.get(name) ?? []),
      models,
    }));
  });
}

/**
 * What other plugins read: the APIs, and the pages as Markdown once all is built.
 *
 * @param references asked for when the pages are
 * @param id of the plugin
 */
export function contentOf(
  apis: readonly Loaded[],
  references: () => readonly Reference[],
  id: string,
): {apis: AnnouncedApi[]} & MarkdownContent {
  const data = `@generated/api-reference/${id}/`;
  const markdown = () => references().flatMap((reference) => markdownPages(reference, data));
  return {apis: announced(apis), markdown};
}
