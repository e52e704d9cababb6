import type {PropState, Snapshot} from '../core/snapshot';
import {pastOf} from '../core/steps';
import {upgradeFacts} from '../core/upgrade/facts';
import {findingsIn} from '../core/upgrade/findings';
import {upgradeBetween} from '../core/upgrade/upgrade';
import {snapshot, state} from './__fixtures__/snapshots';

const old = (reason: string): PropState => state({deprecated: true, reason});
const gone: Record<string, PropState> = {
  href: old('Use `to`.'),
  'slots.end': state(),
  'classes.wide': state(),
  'classes.own': state({type: 'kit-own'}),
};

const before: Snapshot = {
  ...snapshot('1.0.0', {
    Button: {...gone, size: state()},
    Menu: {kept: state()},
    'Menu.Item': {icon: state(), kept: state()},
    Hidden: {},
    Old: {},
    useKit: {},
  }),
  about: {
    Button: {theme: 'KitButton'},
    Hidden: {theme: 'KitHidden', deprecated: 'Use CSS.'},
    Old: {},
  },
  exports: [
    'Button',
    'Hidden',
    'HiddenProps',
    'Menu',
    'Old',
    'buttonClasses',
    'createKit',
    'useKit',
  ],
  paths: null,
};
const after: Snapshot = {
  ...snapshot('2.0.0', {
    Button: {size: old('Use `scale`.')},
    Menu: {kept: state()},
    'Menu.Item': {kept: state()},
    Old: {},
  }),
  about: {Button: {theme: 'KitButton'}, Old: {deprecated: 'Use New.'}},
  exports: ['Button', 'Menu', 'Old', 'buttonClasses'],
  paths: ['.', './Button', './Menu', './Old'],
};
const snapshots = [before, after];
const upgrade = upgradeBetween(pastOf(snapshots), upgradeFacts(snapshots), '1.0.0', '2.0.0');
const found = (code: string) =>
  findingsIn(code, upgrade).map(({line, name, member}) => `${line} ${member ?? name}`);

const B = "import {Button} from '@scope/kit';";

test.each<[title: string, code: string, found: string[]]>([
  ['a prop', `${B}\n<Button href="/" />`, ['2 href']],
  ['a prop without a value', `${B}\n<Button href>x</Button>`, ['2 href']],
  ['several lines', `${B}\n<Button\n  size="s"\n  href="/"\n/>`, ['3 size', '4 href']],
  ['another name for it', "import {Button as B} from '@scope/kit';\n<B href />", ['2 href']],
  ['a path of its own', "import Own from '@scope/kit/Button';\n<Own href />", ['2 href']],
  ['a namespace', "import * as Kit from '@scope/kit';\n<Kit.Button href />", ['2 href']],
  [
    'a namespace with what is gone',
    "import * as Kit from '@scope/kit';\n<Kit.Hidden />",
    ['2 Hidden'],
  ],
  ['a part', "import {Menu} from '@scope/kit';\n<Menu.Item icon kept />", ['2 icon']],
  ['a spread in place', `${B}\n<Button {...{href: '/'}} />`, ['2 href']],
  ['a spread of a name', `${B}\nconst p = {href: '/'};\n<Button {...p} />`, ['2 href']],
  ['a spread of a cast', `${B}\nconst p = {href: '/'} as const;\n<Button {...p} />`, ['2 href']],
  ['a spread of what is not known', `${B}\n<Button {...props} />`, []],
  ['slotProps', `${B}\n<Button slotProps={{end: {}, start: {}}} />`, ['2 slots.end']],
  ['slots', `${B}\n<Button slots={{'end': X}} />`, ['2 slots.end']],
  ['classes', `${B}\n<Button classes={{wide: 'a'}} />`, ['2 classes.wide']],
  [
    'a theme',
    'createTheme({components: {KitButton: {\n styleOverrides: {wide: {}},\n defaultProps: {href: "/"}}}})',
    ['2 classes.wide', '3 href'],
  ],
  ['a theme with what is gone', 'const t = {KitHidden: {}};', ['1 Hidden']],
  ['a selector', "const s = {'& .KitButton-wide': {}};", ['1 classes.wide']],
  ['a selector in sx', "<x sx={{'.KitButton-wide:hover': {}}} />", ['1 classes.wide']],
  ['a template', 'css`\n.KitButton-wide { }`', ['2 classes.wide']],
  ['a class', '<x className="KitButton-wide a" />', ['1 classes.wide']],
  ['a class with a name of its own', '<x className="kit-own" />', ['1 classes.own']],
  ['a longer class', '<x className="KitButton-wider my-KitButton-wide" />', []],
  [
    'class objects',
    "import {buttonClasses as c} from '@scope/kit';\nc.wide; c.kept;",
    ['2 classes.wide'],
  ],
  ['a name that is gone', "import {createKit} from '@scope/kit';", ['1 createKit']],
  ['a hook that is gone', "import {useKit} from '@scope/kit';", ['1 useKit']],
  ['a type that is gone', "import type {HiddenProps} from '@scope/kit';", ['1 HiddenProps']],
  [
    'a type among others',
    "import {Button, type HiddenProps} from '@scope/kit';",
    ['1 HiddenProps'],
  ],
  ['a component that is gone', "import Hidden from '@scope/kit/Hidden';", ['1 Hidden']],
  ['one that is deprecated', "import {Old} from '@scope/kit';", ['1 Old']],
  ['a deep path', "import x from '@scope/kit/styles/x';", ['1 @scope/kit/styles/x']],
  ['what is passed on', "export {createKit as a} from '@scope/kit';", ['1 createKit']],
  ['require', "const {createKit} = require('@scope/kit');", ['1 createKit']],
  ['require of a path', "const Own = require('@scope/kit/Button');\n<Own href />", ['2 href']],
  ['a path that comes later', "await import('@scope/kit/deep/x');", ['1 @scope/kit/deep/x']],
  ['createElement', `${B}\nReact.createElement(Button, {href: 1})`, ['2 href']],
  [
    'types',
    `${B}\nfunction f<T extends {a: 1}>(x: T): void {}\nconst e = <Button href={x as string} />;`,
    ['3 href'],
  ],
  ['broken code', `${B}\nconst = {{ (\n<Button href="/" />`, ['3 href']],
  ['the same name of another library', "import {Button} from 'other';\n<Button href />", []],
  ['a package that begins alike', "import {createKit} from '@scope/kit-x';", []],
  ['no import', '<Button href />', []],
  ['names that every object has', `${B}\n<Button constructor toString={{__proto__: 1}} />`, []],
  ['nothing', '', []],
  ['no code', '\u0000 } ] <<< <', []],
])('%s', (_title, code, expected) => {
  expect(found(code)).toEqual(expected);
});

test('each says whether it is gone, and what to use instead', () => {
  const all = findingsIn(`${B}\n<Button href size />`, upgrade);
  expect(all.map(({state: what, instead}) => [what, instead])).toEqual([
    ['gone', 'Use `to`.'],
    ['deprecated', 'Use `scale`.'],
  ]);
  const [hidden] = findingsIn("import {Hidden} from '@scope/kit';", upgrade);
  expect(hidden).toMatchObject({state: 'gone', kind: 'import', instead: 'Use CSS.'});
});

test('a megabyte is read, and its last line is right', () => {
  const filler = 'const value = {a: [1, 2, 3], b: "text"};\n'.repeat(26_000);
  const code = `${B}\n${filler}<Button href />`;
  expect(code.length).toBeGreaterThan(1_000_000);
  expect(found(code)).toEqual(['26002 href']);
});

describe('code that would never be read to its end', () => {
  const before = `${B}\n<Button href />;\n`;
  const cutAt = (code: string, isOver?: () => boolean) => {
    const lines: number[] = [];
    const all = findingsIn(code, upgrade, {...(isOver && {isOver}), onCut: (at) => lines.push(at)});
    return [all.map(({line}) => line), lines];
  };

  test.each(['<', '< ', '({', '[', 'f(<', '<a({'])(
    'is read up to where it is too deep: %s',
    (sign) => {
      expect(cutAt(before + sign.repeat(500_000))).toEqual([[2], [3]]);
    },
  );

  test('is read as long as there is time', () => {
    let steps = 0;
    expect(cutAt(`${before}${'a;\n'.repeat(1000)}`, () => (steps += 1) > 100)).toEqual([
      [2],
      [expect.any(Number)],
    ]);
    expect(cutAt(before, () => false)).toEqual([[2], []]);
  });

  test('is read whole where people have written it', () => {
    const nested = `${'f({a: ['.repeat(100)}${']})'.repeat(100)};\n`;
    expect(cutAt(nested.repeat(50) + before)).toEqual([[52], []]);
  });
});
