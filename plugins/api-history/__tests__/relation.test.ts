import {relate} from '../core/release/relation';

const given: [before: string, after: string, forward: boolean | null, backward: boolean | null][] =
  [
    ["'a' | 'b'", "'a'", false, true],
    ["'a'", "'a' | 'b'", true, false],
    ['Slots', 'Partial<Slots>', true, false],
    ['boolean', 'boolean | null', true, false],
    ["(event: 'a') => void", "(event: 'a' | 'b') => void", false, true],
    ["(event: 'a' | 'b') => void", "(event: 'a') => void", true, false],
    ['() => void', '(event: Foo) => void', true, false],
    ['(event: Foo) => void', '() => void', false, true],
    ['(e: {a: string}) => void', '(e: {a: string; b: Foo}) => void', true, false],
    ['React.ReactNode', 'string', false, true],
    ["'div' | React.ElementType", 'React.ElementType', true, true],
    ['{ a?: SlotProps<…> }', '{ a?: SlotProps<…>; b?: SlotProps<…> }', true, false],
    // Objects are written in place, where a key too many is an error.
    ['{ a?: Foo; b?: Bar }', '{ a?: Foo }', false, true],
    ['HTMLElement', 'HTMLDivElement', false, true],
    ['Foo | string', 'Foo', false, true],
    ['number', 'string', false, false],
    ['() => {a: string; b?: string}', '() => {a: string}', false, true],
  ];

// What a name stands for is not known.
const untold: [before: string, after: string][] = [
  ['Foo', 'Bar'],
  ["Foo['x']", 'string'],
  ['keyof Foo', 'string'],
  ['any', 'string'],
  ['(theme: Theme) => string', '(theme: T) => string'],
  ['SlotProps<Foo>', 'SlotProps<Bar>'],
  ['{ a', 'string'],
  ['string; type X = 1', 'string'],
];

const results = relate(
  [...given, ...untold].map(([before, after]) => ({before, after, isGiven: true})),
);

test.each(given)('%s, then %s', (before, after, forward, backward) => {
  const place = given.findIndex(([a, b]) => a === before && b === after);
  expect(results[place]).toEqual({forward, backward});
});

test.each(untold)('it cannot be told of %s, then %s', (before, after) => {
  const place = given.length + untold.findIndex(([a, b]) => a === before && b === after);
  expect(results[place]?.forward).toBeNull();
});

test('of what people get, another key is no harm', () => {
  const [more] = relate([{before: '{a: string}', after: '{a: string; b: Foo}', isGiven: false}]);
  expect(more).toEqual({forward: false, backward: true});
});

test('nothing is asked of nothing', () => {
  expect(relate([])).toEqual([]);
});
