import {frameModule} from '../frames';
import {surroundingsOf, providersOf, themesFor} from '../providers';
import {model, prop} from './models';

const optional = {required: false};
const theme = prop('theme', 'Theme', optional);
const dir = prop('dir', "'ltr' | 'rtl'", optional);
const scheme = prop('defaultColorScheme', "'light' | 'dark' | 'auto'", optional);
const wished = prop('colorScheme', "'light' | 'dark' | 'auto'", optional);
const forced = prop('forceColorScheme', "'light' | 'dark'", optional);

const firstOf = (packageName: string, names: Parameters<typeof providersOf>[1]) =>
  providersOf(packageName, names)[0]?.name;

it('finds the provider that is called as the package, and the package that is one', () => {
  const names = [model('Grove', {props: [theme]}), model('Box')];
  expect(firstOf('grove', names)).toBe('Grove');
  expect(firstOf('grove', [model('Grove')])).toBeUndefined();
  expect(firstOf('@acme/kit', [...names, model('KitProvider')])).toBe('KitProvider');
  expect(firstOf('@acme/core', [...names, model('AcmeProvider')])).toBe('AcmeProvider');
});

it('takes of other providers those that can be told most of themes, modes and directions', () => {
  const value = (type: string) => prop('value', type);
  const names = [
    model('MenuProvider', {props: [value('MenuState')]}),
    model('LooksProvider', {props: [value('LooksTheme')]}),
    model('OfficeProvider', {props: [theme, dir]}),
    model('ThemeProvider'),
  ];
  expect(providersOf('@acme/kit', names).map(({name}) => name)).toEqual([
    'OfficeProvider',
    'LooksProvider',
    'ThemeProvider',
  ]);
});

it('tries a theme for each mode first, and one of the package where one must be given', () => {
  const exported = [
    'housesDarkTheme',
    'housesLightTheme',
    'webDarkTheme',
    'webLightTheme',
    'houseTheme',
  ];
  const pair = {light: 'webLightTheme', dark: 'webDarkTheme'};
  const other = {light: 'housesLightTheme', dark: 'housesDarkTheme'};
  expect(themesFor(model('P', {props: [theme]}), exported)).toEqual([pair, other, undefined]);
  expect(themesFor(model('P', {props: [theme, forced]}), exported)).toEqual([undefined]);
  const value = prop('value', 'System');
  expect(themesFor(model('P', {props: [value]}), ['houseTheme'])).toEqual([
    undefined,
    {light: 'defaultSystem'},
    {light: 'defaultTheme'},
    {light: 'system'},
    {light: 'theme'},
    {light: 'houseTheme'},
  ]);
  expect(themesFor(model('P'), exported)).toEqual([undefined]);
  expect(themesFor(model('P', {props: [theme, forced]}), ['defaultTheme', 'houseTheme'])).toEqual([
    undefined,
    {light: 'defaultTheme'},
  ]);
});

it('writes a frame that follows mode and direction', () => {
  const provider = model('KitProvider', {props: [theme, dir]});
  const text = frameModule(
    {name: 'kit'},
    {provider, theme: {light: 'lightTheme', dark: 'darkTheme'}},
  );
  expect(text).toContain("import {KitProvider, lightTheme, darkTheme} from 'kit';");
  expect(text).toContain("theme={(mode ?? page) === 'dark' ? darkTheme : lightTheme}");
  expect(text).toContain('dir={direction}>{children}</KitProvider>');
});

it.each([
  [[scheme, wished, forced], '<KitProvider forceColorScheme={mode ?? page}>'],
  [[prop('theme', "'light' | 'dark' | 'high-contrast'")], '<KitProvider theme={mode ?? page}>'],
  [
    [prop('colorMode', "'day' | 'night' | 'auto'", optional)],
    "<KitProvider colorMode={(mode ?? page) === 'dark' ? 'night' : 'day'}>",
  ],
])('tells a provider the mode by the prop that says it', (props, expected) => {
  const text = frameModule({name: 'kit'}, {provider: model('KitProvider', {props})});
  expect(text).toContain('const page = usePageMode();');
  expect(text).toContain(expected);
});

it('tells a provider of a direction alone by its flag', () => {
  const rtl = prop('rtl', 'boolean', optional);
  const text = frameModule({name: 'kit'}, {provider: model('KitProvider', {props: [rtl, scheme]})});
  expect(text).toContain('Frame({children, direction}: FrameProps)');
  expect(text).toContain("<KitProvider rtl={direction === 'rtl'}>{children}</KitProvider>");
  expect(text).not.toContain('usePageMode');
});

it('puts a component that only knows the direction around a provider that does not', () => {
  const first = prop('initialDirection', "'ltr' | 'rtl'", optional);
  const direction = model('DirectionProvider', {props: [first]});
  const provider = model('KitProvider', {props: [forced]});
  expect(surroundingsOf('kit', [provider, direction], [])[0]).toMatchObject({direction, provider});
  const able = model('KitProvider', {props: [dir]});
  expect(surroundingsOf('kit', [able, direction], [])[0]?.direction).toBeUndefined();
  expect(frameModule({name: 'kit'}, {direction, provider})).toContain(
    '<DirectionProvider key={direction} initialDirection={direction}><KitProvider',
  );
});

it('tries a provider without mode and direction behind the same with them', () => {
  const provider = model('KitProvider', {props: [forced, dir]});
  const [whole, bare] = surroundingsOf('kit', [provider], []).map((each) =>
    frameModule({name: 'kit'}, each),
  );
  expect(whole).toContain('forceColorScheme={mode ?? page}');
  expect(bare).toContain('return <KitProvider>{children}</KitProvider>;');
});

it('leaves out a direction that is said by silence', () => {
  const provider = model('KitProvider', {props: [prop('dir', "'rtl'", optional)]});
  expect(frameModule({name: 'kit'}, {provider})).toContain(
    "dir={direction === 'rtl' ? 'rtl' : undefined}",
  );
});

it('hands styles on, of a library that needs nothing else', () => {
  const text = frameModule({name: 'kit'}, {styles: 'vitrine/frames/emotion'});
  expect(text).toContain('return children;');
  expect(text).toContain("export {styles} from 'vitrine/frames/emotion';");
  expect(text).not.toContain("from 'kit'");
});

it('tells sandboxes of the provider, and what it cannot be without', () => {
  const value = prop('value', 'System');
  const provider = model('KitProvider', {props: [value, dir]});
  const text = frameModule({name: 'kit'}, {provider, theme: {light: 'defaultSystem'}});
  expect(text).toContain(`imports: ["import {KitProvider, defaultSystem} from 'kit';"]`);
  expect(text).toContain("provider: 'KitProvider value={defaultSystem}'");
  expect(frameModule({name: 'kit'}, {})).not.toContain('sandbox');
});
