import {demoTitle, kebabCase} from '../../../plugins/_shared/text/names';
import {shorten} from '../../../plugins/front-matter/core/description';
import type {FullProduct} from '../../../plugins/site/core/types';
import {demosOf, folderOf, productOf, productsOf} from './inSite';
import type {Addition, Target} from './inSite';
import {pageFiles} from './pageFiles';
import {document} from './pageText';
import {leftOut} from './report';
import type {Whole} from './wholes';

/** A page that is asked for. */
export interface Wanted {
  product: string;
  /** Folders between that of the product and that of the page. */
  folders: string[];
  name: string;
}

/**
 * @param text `<product>/<name>`, with folders between them where there are any
 * @throws Error where it is something else
 */
export function parsePage(text = ''): Wanted {
  const [product = '', ...rest] = text.split('/');
  const name = rest.pop() ?? '';
  if ([product, ...rest, name].every((part) => /^[A-Za-z][\w-]*$/.test(part))) {
    return {product, folders: rest, name};
  }
  throw new Error(
    `No page "${text}" can be made. Fix: vitrine new page <product>/<Name>, e.g. ui/Button, or ui/guides/theming`,
  );
}

/** A page: of a component, where the product's package has one of that name. */
export async function newPage(text: string | undefined, place: Target): Promise<Addition> {
  const {product: id, folders, name} = parsePage(text);
  const product = productOf(await productsOf(place.siteDir), id);
  const docs = [folderOf(product), ...folders].join('/');
  const ofComponent = await componentPage(name, product, docs, place);
  if (ofComponent) return ofComponent;
  const file = `${docs}/${kebabCase(name)}/${kebabCase(name)}.md`;
  return {
    files: new Map([[file, plainPage(name, product.name)]]),
    notes: [`Next: write ${file}; npm start shows it.`],
  };
}

/** A page with a title, and nothing that is not true. */
export function plainPage(name: string, library: string): string {
  const title = demoTitle(name);
  const description = shorten(`${title} in ${library}.`);
  return document({title, description}, [`# ${title}`]);
}

async function componentPage(
  name: string,
  product: FullProduct,
  docs: string,
  place: Target,
): Promise<Addition | undefined> {
  const [packageName] = product.packages;
  if (packageName === undefined || !/^[A-Z]/.test(name)) return undefined;
  const isAsked = (whole: Whole) =>
    whole.name === name || whole.models.some((model) => model.name === name);
  const shown = await demosOf(product, place, isAsked);
  if (shown.wholes.length === 0) return undefined;
  const files = await pageFiles(shown, product, docs);
  return {files, notes: [...leftOut(shown), 'Next: npm start shows it.']};
}
