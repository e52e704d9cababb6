import {translate} from '@docusaurus/Translate';

/** Words of the rows, in the reader's language. */
export const LABELS = {
  name: () =>
    translate({
      id: 'vitrine.api.name',
      message: 'Name',
      description: 'Column of a reference: the name of a prop, slot or variable',
    }),
  type: () =>
    translate({
      id: 'vitrine.api.type',
      message: 'Type',
      description: 'Column of a reference: the type of a prop',
    }),
  default: () =>
    translate({
      id: 'vitrine.api.default',
      message: 'Default',
      description: 'Column of a reference: the value that holds where none is given',
    }),
  description: () =>
    translate({
      id: 'vitrine.api.description',
      message: 'Description',
      description: 'Column of a reference: what a prop, slot or class is for',
    }),
  class: () =>
    translate({
      id: 'vitrine.api.class',
      message: 'Class',
      description: 'Column of a reference: the CSS class of a slot',
    }),
  key: () =>
    translate({
      id: 'vitrine.api.key',
      message: 'Key',
      description: 'Column of a reference: the key of a CSS class in the prop "classes"',
    }),
  required: () =>
    translate({
      id: 'vitrine.api.required',
      message: 'required',
      description: 'Mark beside the name of a prop that must be given',
    }),
  deprecated: () =>
    translate({
      id: 'vitrine.api.deprecated',
      message: 'deprecated',
      description: 'Mark beside the name of a prop, class or slot that should no longer be used',
    }),
  state: () =>
    translate({
      id: 'vitrine.api.state',
      message: 'state',
      description: 'Mark beside a CSS class that stands for a state of the component',
    }),
};
