import {casesOf, companionsOf} from '../core/view/alternatives';

/** `open!: boolean`: a prop of a case, which must be given where it has the sign. */
function alternative(...props: string[]) {
  return {
    props: props.map((text) => {
      const [, name = '', sign = '', type = ''] = /^(\w+)(!?): (.*)$/.exec(text) ?? [];
      return {name, required: sign === '!', type};
    }),
    description: '',
  };
}

const named = (name: string, type: string | null = null) => ({name, type});

const CONTROLLED = [
  alternative('value!: string', 'onChange!: () => void'),
  alternative('defaultValue: string'),
];
const KINDS = [
  alternative("kind!: 'link'", 'href!: string', 'target: string'),
  alternative("kind!: 'action'", 'onPress!: () => void'),
];
const SEVERAL = [
  alternative('multiple!: true', 'value!: string[]'),
  alternative('multiple: false', 'value!: string'),
];

test('a case says what to give, what is possible, and what to leave out', () => {
  expect(casesOf(CONTROLLED)).toEqual([
    {
      when: [],
      given: [named('value'), named('onChange')],
      possible: [],
      without: ['defaultValue'],
      description: '',
    },
    {
      when: [],
      given: [],
      possible: [named('defaultValue')],
      without: ['value', 'onChange'],
      description: '',
    },
  ]);
});

test('a prop whose values differ says which case it is', () => {
  const cases = casesOf(KINDS);
  expect(cases.map(({when}) => when)).toEqual([
    [named('kind', "'link'")],
    [named('kind', "'action'")],
  ]);
  expect(cases[0]?.possible).toEqual([named('target')]);
});

test('types are told where they are what differs', () => {
  expect(casesOf(SEVERAL).map(({given}) => given)).toEqual([
    [named('value', 'string[]')],
    [named('value', 'string')],
  ]);
});

test.each([
  ['onChange', CONTROLLED, {only: [named('value')], never: ['defaultValue']}],
  ['defaultValue', CONTROLLED, {only: [], never: ['value', 'onChange']}],
  ['href', KINDS, {only: [named('kind', "'link'")], never: ['onPress']}],
  ['target', KINDS, {only: [named('kind', "'link'"), named('href')], never: ['onPress']}],
  ['kind', KINDS, undefined],
  ['value', SEVERAL, undefined],
  ['name', KINDS, undefined],
])('%s goes with what it needs', (prop, alternatives, expected) => {
  expect(companionsOf(prop, alternatives)).toEqual(expected);
});
