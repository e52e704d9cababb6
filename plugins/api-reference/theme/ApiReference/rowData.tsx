import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Marks} from '../../../api-history/core/past/marks';
import {memberKey} from '../../../api-history/core/memberKey';
import type {ApiProp} from '../../../api-model/core/model';
import type {PageModel} from '../../core/page/pageModel';
import {rowId, type RowSection} from '../../../api-model/core/names';
import {companionsOf} from '../../core/view/alternatives';
import {sectionId} from '../../core/view/sections';
import PropDetails from './PropDetails';
import {LABELS} from './labels';
import TypeText from './TypeText';

/** One labelled fact of a row; a column of the table. */
export interface Cell {
  label: string;
  value: ReactNode;
}

/** A row as all sections show it. */
export interface RowData {
  /** Anchor, unique on the page. */
  id: string;
  name: string;
  /** Words beside the name: `required`, `deprecated`. */
  marks: string[];
  /** What to use instead; empty where no reason is given, `null` where not deprecated. */
  deprecated: string | null;
  /** In the order of the columns; without a value the column is empty. */
  cells: Cell[];
  /** Markdown. */
  description: string;
  /** What else there is to say, below the description. */
  details?: ReactNode;
  /** What the filter looks through. */
  text: string;
}

/** What rows of props are made of. */
type Told = Pick<PageModel, 'name' | 'props' | 'demos' | 'marks' | 'alternatives'>;

/** Props of a component, or parameters of a hook. */
export function propRows(model: Told): RowData[] {
  return model.props.map((prop) => propRow(prop, model, 'props'));
}

/** Members of what a hook returns. */
export function returnRows(model: PageModel): RowData[] {
  return model.returnMembers.map((prop) => propRow(prop, model, 'returns'));
}

function propRow(prop: ApiProp, model: Told, section: RowSection): RowData {
  const {name, type, description, deprecated} = prop;
  const isProp = section === 'props';
  const demos = isProp ? model.demos.filter(({props}) => props.includes(name)) : [];
  return {
    id: rowId(model.name, section, name),
    name,
    marks: [
      ...(isProp && prop.required ? [LABELS.required()] : []),
      ...(prop.since === null ? [] : [sinceText(prop.since)]),
      ...pastTexts(model.marks[isProp ? name : memberKey('returns', name)], deprecated),
    ],
    deprecated,
    cells: [
      {label: LABELS.type(), value: <TypeText text={prop.signature?.text ?? type.text} />},
      ...(isProp ? [codeCell(LABELS.default(), prop.default)] : []),
    ],
    description,
    details: (
      <PropDetails
        prop={prop}
        demos={demos}
        demosId={sectionId(model.name, 'demos')}
        companions={isProp ? companionsOf(name, model.alternatives) : undefined}
      />
    ),
    text: `${name} ${type.text} ${description}`,
  };
}

/** Slots, each with what fills it and its class. */
export function slotRows({name: model, slots, marks}: PageModel): RowData[] {
  return slots.map(({name, class: className, default: filled, description}) => ({
    id: rowId(model, 'slots', name),
    name,
    marks: memberTexts(marks[memberKey('slots', name)], null),
    deprecated: null,
    cells: [codeCell(LABELS.class(), className), codeCell(LABELS.default(), filled)],
    description,
    text: `${name} ${className ?? ''} ${description}`,
  }));
}

/** CSS classes, each with its key in the prop `classes`. */
export function classRows({name: model, classes, marks}: PageModel): RowData[] {
  return classes.map(({key, className, description, state, deprecated}) => ({
    id: rowId(model, 'classes', key),
    name: `.${className}`,
    marks: [
      ...(state ? [LABELS.state()] : []),
      ...memberTexts(marks[memberKey('classes', key)], deprecated),
    ],
    deprecated,
    cells: [codeCell(LABELS.key(), key)],
    description,
    text: `${key} ${className} ${description}`,
  }));
}

/** CSS custom properties. */
export function cssRows({name: model, cssVariables}: PageModel): RowData[] {
  return cssVariables.map(({name, default: value, description}) => ({
    id: rowId(model, 'css', name),
    name,
    marks: [],
    deprecated: null,
    cells: [codeCell(LABELS.default(), value)],
    description,
    text: `${name} ${description}`,
  }));
}

/** Attributes that tell a component's state to CSS. */
export function dataRows({name: model, dataAttributes}: PageModel): RowData[] {
  return dataAttributes.map(({name, description}) => ({
    id: rowId(model, 'data', name),
    name,
    marks: [],
    deprecated: null,
    cells: [],
    description,
    text: `${name} ${description}`,
  }));
}

/** The rows whose text holds what a query asks for. */
export function matchingRows(rows: readonly RowData[], query: string): RowData[] {
  return rows.filter(({text}) => matchesQuery(text, query));
}

/** Whether a text holds all words of a query, in any order, in any case. */
export function matchesQuery(text: string, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => text.toLowerCase().includes(word));
}

function codeCell(label: string, value: string | null): Cell {
  return {label, value: value === null ? null : <TypeText text={value} isPlain />};
}

/** Of what does not say itself since when it is there. */
function memberTexts(marks: Marks | undefined, deprecated: string | null): string[] {
  const since = marks?.since ?? null;
  return [...(since === null ? [] : [sinceText(since)]), ...pastTexts(marks, deprecated)];
}

/** When it changed last, and that it should not be used any more, where known since when. */
function pastTexts(marks: Marks | undefined, deprecated: string | null): string[] {
  const last = marks?.changed.at(-1);
  return [
    ...(last ? [changedText(last.version)] : []),
    ...deprecatedTexts(marks?.deprecatedSince ?? null, deprecated),
  ];
}

function deprecatedTexts(since: string | null, deprecated: string | null): string[] {
  if (since !== null) return [deprecatedText(since)];
  return deprecated === null ? [] : [LABELS.deprecated()];
}

function changedText(version: string): string {
  return translate(
    {
      id: 'vitrine.api.changed',
      message: 'changed in {version}',
      description: 'Mark beside the name of a prop: the version that changed its type or default',
    },
    {version},
  );
}

function deprecatedText(version: string): string {
  return translate(
    {
      id: 'vitrine.api.deprecated.since',
      message: 'deprecated since {version}',
      description: 'Mark beside the name of a prop: the version that deprecated it',
    },
    {version},
  );
}

function sinceText(version: string): string {
  return translate(
    {
      id: 'vitrine.api.since',
      message: 'since {version}',
      description: 'Mark beside the name of a prop: the version that brought it',
    },
    {version},
  );
}
