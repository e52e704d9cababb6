import {textsOf} from '../core/extract';

const of = (source: string, file = 'a.tsx') => Object.fromEntries(textsOf(file, source));

it('finds what both forms mark, by whatever name they are imported', () => {
  const source = `
    import T, {translate as say} from '@docusaurus/Translate';
    const a = say({id: 'x.a', message: 'A', description: 'd'}, {count: 1});
    const b = <T id="x.b" values={{name: say({id: 'x.c', message: 'C'})}}>{'B {name}'}</T>;
    const d = (
      <T id="x.d">
        Two lines
        of one text
      </T>
    );
  `;
  expect(of(source)).toEqual({
    'x.a': 'A',
    'x.b': 'B {name}',
    'x.c': 'C',
    'x.d': 'Two lines of one text',
  });
});

it('takes a text without an id for its own id, and an id without a text for its own text', () => {
  const source = `
    import Translate, {translate} from '@docusaurus/Translate';
    translate({message: 'Alone'});
    const a = [<Translate>Bare</Translate>, <Translate id="x.empty" />];
  `;
  expect(of(source)).toEqual({Alone: 'Alone', Bare: 'Bare', 'x.empty': 'x.empty'});
});

it('reads texts that are put together of written ones', () => {
  const source = `import {translate} from '@docusaurus/Translate';
    translate({id: 'x.' + 'long', message: 'One, ' + \`two\`});`;
  expect(of(source, 'a.ts')).toEqual({'x.long': 'One, two'});
});

it.each([
  [
    'a function of the name from elsewhere',
    "import {translate} from './translate'; translate({id: 'x.a', message: 'A'}); '@docusaurus/Translate'",
  ],
  [
    'an id that is made at run time',
    "import {translate} from '@docusaurus/Translate'; translate({id: 'x.' + a, message: b});",
  ],
  [
    'an argument that is no object',
    "import {translate} from '@docusaurus/Translate'; translate(text);",
  ],
  ['another element', 'import Translate from \'@docusaurus/Translate\'; <p id="x">A</p>'],
  [
    'a type',
    "import type {TranslateProps} from '@docusaurus/Translate'; translate({id: 'x.a', message: 'A'});",
  ],
])('passes over %s', (_what, source) => {
  expect(of(source)).toEqual({});
});
