import type {ApiModel} from '../../../api-model/core/model';
import type {ApiRow, InheritedRow} from '../types';

/** The API of a package of a version of a product, as the plugin that reads it hands it on. */
export interface Api {
  product: string;
  /** Docusaurus' name of the version. */
  version: string;
  /** What pages are called that are not called by the name they are about. */
  pageNames: Readonly<Record<string, string>>;
  models: readonly ApiModel[];
}

/** Props that all elements take: they stand in one text, without anchors. */
const OF_ELEMENTS = 'react';

/** The reference of a version, each list of inherited props once. */
export function apiRows(apis: readonly Api[]): {api: ApiRow[]; inherited: InheritedRow[]} {
  const places = new Map<string, number>();
  const inherited: InheritedRow[] = [];
  const placeOf = ({package: from, type, props}: ApiModel['inherited'][number]): number => {
    const row: InheritedRow = [type || from, from === OF_ELEMENTS ? 0 : 1, props];
    const key = JSON.stringify(row);
    const place = places.get(key) ?? inherited.push(row) - 1;
    places.set(key, place);
    return place;
  };
  const api = apis.flatMap(({models, pageNames}) =>
    models.map((model) => apiRow(model, pageNames[model.name], model.inherited.map(placeOf))),
  );
  return {api, inherited};
}

function apiRow(model: ApiModel, page: string | undefined, inherited: number[]): ApiRow {
  const {props, slots, classes, cssVariables, definitions, returnMembers} = model;
  const namesOf = (list: readonly {name: string}[]) => list.map(({name}) => name);
  const prefix = model.muiName ? `${model.muiName}-` : '';
  const lists = {
    props: namesOf(props),
    inherited,
    slots: slots.map(({name, class: className}) => withClass(name, className ?? '', prefix)),
    classes: classes.map(({key, className}) => withClass(key, className, prefix)),
    css: namesOf(cssVariables),
    types: Object.keys(definitions),
    returns: namesOf(returnMembers),
    deprecated: namesOf(props.filter(({deprecated}) => deprecated !== null)),
  };
  const filled = Object.entries(lists).filter(([, list]) => list.length > 0);
  return {
    name: model.name,
    ...(model.kind === 'hook' && {isHook: true}),
    ...(page !== undefined && page !== model.name && {page}),
    ...(prefix && (classes.length > 0 || slots.length > 0) && {prefix}),
    ...Object.fromEntries(filled),
  };
}

/** The class name stands behind only where it does not follow. */
function withClass(key: string, className: string, prefix: string): string {
  return className === `${prefix}${key}` ? key : `${key} ${className}`;
}
