import {toReference} from '../core/page/toReference';
import {modelOf, propOf} from './__fixtures__/models';

test('adds demos and addresses to the models of a package', () => {
  const options = {
    product: 'kit',
    version: 'v2',
    package: 'kit-two',
    entry: '',
    instances: ['kit'],
    exclude: [],
    include: [],
    history: '',
  };
  const inheritance = {component: 'Base', props: 2};
  const card = {...modelOf({name: 'Card', props: [propOf('raised')]}), inheritance, demos: []};
  const base = {...modelOf({name: 'Base'}), inheritance: null, demos: []};
  const usages = [{package: '@scope/kit', name: 'Card', props: ['raised', 'sx']}];
  const demos = [{title: 'Card: Basic', href: '/kit/card/', about: [], usages}];
  const facts = {name: '@scope/kit', version: '1.2.3', origin: null};
  const loaded = {options, facts, models: [base, card], warnings: [], limits: []};
  const reference = toReference(loaded, {root: '/kit/', demos});
  expect(reference).toMatchObject({folder: 'kit/v2', package: '@scope/kit', root: '/kit/'});
  expect(reference.models[1]).toMatchObject({
    inheritance: {component: 'Base', href: '/kit/api/base/'},
    demos: [{title: 'Card: Basic', href: '/kit/card/', props: ['raised']}],
  });
});
