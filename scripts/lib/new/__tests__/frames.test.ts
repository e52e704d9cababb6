import {frameModule, providerOf, themesFor} from '../frames';
import {model, prop} from './models';

const theme = prop('theme', 'Theme', {required: false});
const dir = prop('dir', "'ltr' | 'rtl'", {required: false});

it('finds the provider that is called as the package, and the package that is one', () => {
  const names = [model('Grove', {props: [theme]}), model('Box')];
  expect(providerOf('grove', names)?.name).toBe('Grove');
  expect(providerOf('grove', [model('Grove')])).toBeUndefined();
  expect(providerOf('@acme/kit', [...names, model('KitProvider')])?.name).toBe('KitProvider');
});

it('tries a theme for each mode first, and one of the package where one must be given', () => {
  const exported = ['webDarkTheme', 'webLightTheme', 'houseTheme'];
  const pair = {light: 'webLightTheme', dark: 'webDarkTheme'};
  expect(themesFor(model('P', {props: [theme]}), exported)).toEqual([pair, undefined]);
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
});

it('writes a frame that follows mode and direction', () => {
  const provider = model('KitProvider', {props: [theme, dir]});
  const text = frameModule('kit', provider, {light: 'lightTheme', dark: 'darkTheme'});
  expect(text).toContain("import {KitProvider, lightTheme, darkTheme} from 'kit';");
  expect(text).toContain("const theme = (mode ?? page) === 'dark' ? darkTheme : lightTheme;");
  expect(text).toContain('<KitProvider theme={theme} dir={direction}>{children}</KitProvider>');
});

it('tells a provider of a direction alone by its flag', () => {
  const rtl = prop('rtl', 'boolean', {required: false});
  const text = frameModule('kit', model('KitProvider', {props: [rtl]}));
  expect(text).toContain('Frame({children, direction}: FrameProps)');
  expect(text).toContain("<KitProvider rtl={direction === 'rtl'}>{children}</KitProvider>");
  expect(text).not.toContain('usePageMode');
});
