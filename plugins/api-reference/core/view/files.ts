import {forwardingPage} from '../../../_shared/site/forwardingPage';
import {kebabCase} from '../../../_shared/text/names';
import {apiPages} from '../page/apiPage';
import type {AnnouncedMarkdown} from '../../../_shared/site/content';
import {type OutputFile, type Reference} from '../page/json';
import {apiAddress} from '../../../api-model/core/names';
import {pageTitle} from '../page/pageTitle';
import {changesMarkdown} from '../../../api-history/core/past/markdown';
import {apiMarkdown} from './markdown';

/**
 * The pages of a version of a product as Markdown, for the plugin that writes that of all pages.
 *
 * @param data what the names of the pages' data begin with: `@generated/api-reference/default/`
 */
export function markdownPages(reference: Reference, data: string): AnnouncedMarkdown[] {
  const {root, folder, changes} = reference;
  const pages = [...apiPages(reference)].map(([name, page]) => ({
    permalink: apiAddress(root, name),
    title: page.title,
    description: '',
    documents: packageOf(page.models[0] ?? reference.models[0]),
    data: `${data}${folder}/pages/${name}.json`,
    text: () => apiMarkdown(page),
  }));
  if (!changes) return pages;
  const page = {permalink: `${root}api/changes/`, title: 'API changes', description: ''};
  return [...pages, {...page, text: () => changesMarkdown(changes, root)}];
}

function packageOf(model: {package: string; version: string} | undefined): string {
  return model ? `${model.package} ${model.version}` : '';
}

/** For each part of a component an address of its own, which leads to its place. */
export function forwardingFiles({root, models}: Reference, baseUrl: string): OutputFile[] {
  const folder = `${root.slice(baseUrl.length)}api/`;
  const parts = models.filter(({parent}) => parent !== null).map(pageTitle);
  return parts.map((title): OutputFile => [
    `${folder}${kebabCase(title)}/index.html`,
    () => forwardingPage(title, apiAddress(root, title)),
  ]);
}
