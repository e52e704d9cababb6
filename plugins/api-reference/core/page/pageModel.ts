import type {Marks} from '../history/marks';
import type {ApiInheritance, ApiModel} from '../../../api-model/core/model';
import {isElement} from '../../../api-model/core/packages/names';

/** A demo that uses a component. */
export interface ApiDemo {
  /** Page and demo in words: `Button: Basic buttons`. */
  title: string;
  /** Address of the page it stands on, with its id as the anchor. */
  href: string;
  /** Props of the component that it sets, as far as the reference lists them; alphabetical. */
  props: string[];
}

/** A model as pages and other programs get it: with what only the site knows. */
export type PageModel = Omit<ApiModel, 'demos' | 'inheritance'> & {
  inheritance: (ApiInheritance & {href: string | null}) | null;
  demos: ApiDemo[];
  /** What is known of the past of props, slots and classes that have one, by `memberKey`. */
  marks: Record<string, Marks>;
  /** Addresses of the pages of its parts, by their names behind the point: `{Item: '/ui/api/menu.item/'}`. */
  partPages: Record<string, string>;
  /** What its page is called where another package of the product has the name: `Button (lab)`. */
  pageName?: string;
};

/** Where the elements of HTML are documented. */
const ELEMENTS = 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/';

/**
 * Adds what the site knows to a model.
 *
 * @param demos demos that use it, with all that they set
 * @param pages addresses of the product's API pages, by component
 * @param marks what is known of its props' past
 */
export function toPageModel(
  model: ApiModel,
  demos: readonly ApiDemo[],
  pages: ReadonlyMap<string, string>,
  marks: Readonly<Record<string, Marks>> = {},
): PageModel {
  const {inheritance} = model;
  const listed = new Set(model.props.map(({name}) => name));
  return {
    ...model,
    inheritance: inheritance && {...inheritance, href: hrefOf(inheritance.component, pages)},
    demos: demos.map((demo) => ({...demo, props: demo.props.filter((prop) => listed.has(prop))})),
    marks,
    partPages: Object.fromEntries(
      model.parts.flatMap((part) => {
        const href = pages.get(`${model.name}.${part}`);
        return href === undefined ? [] : [[part, href]];
      }),
    ),
  };
}

function hrefOf(component: string, pages: ReadonlyMap<string, string>): string | null {
  return pages.get(component) ?? (isElement(component) ? `${ELEMENTS}${component}` : null);
}
