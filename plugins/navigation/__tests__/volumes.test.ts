import {MOST_AT_ONCE, volumesOf} from '../core/volumes';

const named = (prefix: string, count: number) =>
  Array.from({length: count}, (_, i) => `${prefix}${i}`);

it('leaves a list that can be read as one', () => {
  const names = named('A', MOST_AT_ONCE);
  expect(volumesOf(names)).toEqual([{label: '', names}]);
});

it('divides a longer one by initials, hooks apart, and loses nothing', () => {
  const names = [...named('A', 60), ...named('b', 30), ...named('C', 90), ...named('useA', 130)];
  const volumes = volumesOf([...names, 'Zoom']);
  expect(volumes.map(({label, names: own}) => [label, own.length])).toEqual([
    ['A – B', 90],
    ['C', 90],
    ['useA', 130],
    ['Z', 1],
  ]);
  expect(volumes.flatMap(({names: own}) => own)).toEqual([...names, 'Zoom']);
});

it('keeps what stands under one initial together, however much it is', () => {
  const names = [...named('A', 400), 'B'];
  expect(volumesOf(names).map(({label}) => label)).toEqual(['A', 'B']);
});
