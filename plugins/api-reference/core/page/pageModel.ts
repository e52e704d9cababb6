import type {Marks} from '../../../api-history/core/past/marks';
import type {ApiInheritance, ApiInherited, ApiModel} from '../../../api-model/core/model';
import {isElement} from '../../../component-code/core/names';
import {reached, setKey, sharedProps, type SharedSet} from '../load/sets';

/** A demo that uses a component. */
export interface ApiDemo {
  /** Page and demo in words: `Button: Basic buttons`. */
  title: string;
  /** Address of the page it stands on, with its id as the anchor. */
  href: string;
  /** Props of the component that it sets, as far as the reference lists them; alphabetical. */
  props: string[];
}

/** A part of a component, and where it is told. */
export interface ApiPart {
  /** `Menu.Item` */
  name: string;
  /** Its place on the page of what it is a part of; `null` where it has none. */
  href: string | null;
  /** Its model, for other programs; `null` where there is none. */
  json: string | null;
}

/** Props of a component that many have in common, and where they are told. */
export interface ApiSharedSet extends ApiInherited {
  /** Page of the set, on which each of its props has a row; `null` where there is none. */
  href: string | null;
  /** All that is known of its props, for other programs. */
  json: string;
}

/** A model as pages and other programs get it: with what only the site knows. */
export type PageModel = Omit<ApiModel, 'demos' | 'inheritance' | 'parts' | 'sets'> & {
  inheritance: (ApiInheritance & {href: string | null}) | null;
  demos: ApiDemo[];
  /** Components attached to it; alphabetical. */
  parts: ApiPart[];
  /** Of its props those that it has in common with many others. */
  sets: ApiSharedSet[];
  /** What is known of the past of props, slots and classes that have one, by `memberKey`. */
  marks: Record<string, Marks>;
  /** What its page is called where another package of the product has the name: `Button (lab)`. */
  pageName?: string;
};

/** Where what a model names is to be found. */
export interface Surroundings {
  /** Demos that use it, with all that they set. */
  demos: readonly ApiDemo[];
  /** Addresses of API pages, by component. */
  pages: ReadonlyMap<string, string>;
  /** Addresses of models, by component. */
  files: ReadonlyMap<string, string>;
  /** Sets of props that many components have in common. */
  sets: readonly SharedSet[];
  /** Addresses of the page of a set, and of what other programs read of it. */
  placeOfSet: (set: SharedSet) => Pick<ApiSharedSet, 'href' | 'json'>;
  /** What is known of its props' past. */
  marks: Readonly<Record<string, Marks>>;
}

/** Where the elements of HTML are documented. */
const ELEMENTS = 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/';

/** Adds what the site knows to a model. */
export function toPageModel(
  model: ApiModel,
  {demos, pages, files, sets, placeOfSet, marks}: Surroundings,
): PageModel {
  const {inheritance} = model;
  const listed = new Set(model.props.map(({name}) => name));
  return {
    ...model,
    inheritance: inheritance && {...inheritance, href: hrefOf(inheritance.component, pages)},
    demos: demos.map((demo) => ({...demo, props: demo.props.filter((prop) => listed.has(prop))})),
    parts: model.parts.map((part) => {
      const name = `${model.name}.${part}`;
      return {name, href: pages.get(name) ?? null, json: files.get(name) ?? null};
    }),
    sets: model.sets.flatMap((set) => {
      const shared = sets.find((each) => setKey(each) === setKey(set));
      if (!shared) return [];
      const {package: from, type} = set;
      return [{package: from, type, props: sharedProps(model, shared), ...placeOfSet(shared)}];
    }),
    marks,
  };
}

function hrefOf(component: string, pages: ReadonlyMap<string, string>): string | null {
  return pages.get(component) ?? (isElement(component) ? `${ELEMENTS}${component}` : null);
}

/** A model without what is told of a set: hundreds of props would stand in each component again. */
export function withoutShared(model: PageModel): PageModel {
  const shared = new Set(model.sets.flatMap(({props}) => props));
  if (shared.size === 0) return model;
  const props = model.props.filter(({name}) => !shared.has(name));
  const told = [
    ...props,
    ...model.returnMembers,
    ...(model.returns ? [{type: model.returns}] : []),
  ];
  return {...model, props, definitions: reached(told, model.definitions)};
}
