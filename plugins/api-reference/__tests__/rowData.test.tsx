import {classRows, slotRows} from '../theme/ApiReference/rowData';
import {modelOf} from './__fixtures__/models';

jest.mock('@theme/CodeBlock', () => () => null, {virtual: true});

const model = modelOf({
  slots: [{name: 'root', default: "'div'", class: 'Kit-root', description: ''}],
  classes: ['wide', 'thin', 'old'].map((key) => ({
    key,
    className: `Kit-${key}`,
    description: '',
    state: false,
    deprecated: key === 'thin' ? null : 'Use `root`.',
  })),
  marks: {
    'slots.root': {
      since: null,
      changed: [{version: '1.2.0', what: 'default', from: "'b'", to: "'div'"}],
      deprecatedSince: null,
    },
    'classes.wide': {since: '1.1.0', changed: [], deprecatedSince: '1.2.0'},
  },
});

test('slots and classes say what is known of their past, and once that they are deprecated', () => {
  expect(slotRows(model).map(({name, marks}) => [name, marks])).toEqual([
    ['root', ['changed in 1.2.0']],
  ]);
  expect(classRows(model).map(({name, marks}) => [name, marks])).toEqual([
    ['.Kit-wide', ['since 1.1.0', 'deprecated since 1.2.0']],
    ['.Kit-thin', []],
    ['.Kit-old', ['deprecated']],
  ]);
});
