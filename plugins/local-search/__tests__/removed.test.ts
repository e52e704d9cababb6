import type {Snapshot} from '../../api-history/core/snapshot';
import {removedRows} from '../core/records/removed';
import {modelOf} from './__fixtures__/kit';

const state = {type: 'string', default: null, required: false, deprecated: false};
const snapshot = (version: string, api: Record<string, string[]>): Snapshot => ({
  package: '@acme/kit',
  version,
  api: Object.fromEntries(
    Object.entries(api).map(([name, props]) => [
      name,
      Object.fromEntries(props.map((prop) => [prop, state])),
    ]),
  ),
});

const past = {
  snapshots: [
    snapshot('1.0.0', {Grid: ['xs'], Grid2: [], Dialog: ['onBackdropClick', 'moved'], Hidden: []}),
    snapshot('2.0.0', {Grid: ['size'], Dialog: ['onClose']}),
    snapshot('3.0.0', {Grid: []}),
  ],
  version: '2.0.0',
  models: [
    modelOf('Grid', ['size']),
    modelOf('Dialog', ['onClose'], {inherited: [{package: 'k', type: 'T', props: ['moved']}]}),
  ],
  earlier: [],
  synonyms: {},
};

it('tells what went, and not what is inherited now, nor what a later version takes away', () => {
  expect(removedRows(past)).toEqual([
    {name: 'onBackdropClick', owner: 'Dialog', version: '2.0.0'},
    {name: 'xs', owner: 'Grid', version: '2.0.0'},
    {name: 'Grid2', version: '2.0.0', instead: 'Grid'},
    {name: 'Hidden', version: '2.0.0'},
  ]);
});

it('takes what stands for it from the synonyms, else from what was said of it', () => {
  const model = modelOf('Dialog', ['onBackdropClick']);
  const [first] = model.props;
  const earlier = [{...model, props: first ? [{...first, deprecated: 'Use `onClose`.'}] : []}];
  const rows = removedRows({...past, earlier, synonyms: {xs: ['size'], hidden: ['nothing']}});
  expect(rows.map(({name, instead}) => [name, instead])).toEqual([
    ['onBackdropClick', 'onClose'],
    ['xs', 'size'],
    ['Grid2', 'Grid'],
    ['Hidden', undefined],
  ]);
});
