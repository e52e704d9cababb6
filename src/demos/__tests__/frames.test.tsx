import type {ComponentType, ReactNode} from 'react';
import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import JoyButton from '@mui/joy/Button';
import Button from '@mui/material/Button';
import {createTheme, styled, ThemeProvider, useTheme} from '@mui/material/styles';
import ButtonV6 from '@mui/material-v6/Button';
import {useRtl} from '@mui/system/RtlProvider';
import Stack from '@mui/system/Stack';
import {render as renderBare, screen} from '@testing-library/react';
import type {FrameProps} from '../../frames/types';
import * as joy from '../joyFrame';
import * as material from '../materialFrame';
import * as materialV6 from '../materialV6Frame';
import * as system from '../systemFrame';

interface FrameModule {
  Frame: ComponentType<FrameProps>;
  version: string | undefined;
}

const frames: [string, FrameModule, ReactNode, string][] = [
  ['material', material, <Button key="m">Press</Button>, '7.3.4'],
  ['material 6', materialV6, <ButtonV6 key="o">Press</ButtonV6>, '6.5.0'],
  ['joy', joy, <JoyButton key="j">Press</JoyButton>, '5.0.0-beta.49'],
  ['system', system, <Stack key="s">Press</Stack>, '7.3.3'],
];

/** Renders with the styles as text in the page, which is not how they are written by default. */
function render(children: ReactNode): void {
  const cache = createCache({key: 'css', speedy: false});
  renderBare(<CacheProvider value={cache}>{children}</CacheProvider>);
}

/** What was written into the page. */
function writtenCss(): string {
  return [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
}

afterEach(() => document.head.replaceChildren());

function Direction(): ReactNode {
  return <output>{`${useTheme().direction} ${String(useRtl())}`}</output>;
}

it.each([
  ['material', material],
  ['system', system],
])('the %s frame tells the direction', (_name, {Frame}) => {
  render(
    <Frame direction="rtl">
      <Direction />
    </Frame>,
  );
  expect(screen.getByRole('status').textContent).toContain('true');
});

const Lamp = styled('p')(({theme}) => theme.applyStyles('dark', {color: 'gold'}));

describe.each(frames)('the %s frame', (_name, {Frame, version}, child, installed) => {
  it('renders what the library has, and writes no custom property of :root again', () => {
    render(<Frame direction="ltr">{child}</Frame>);
    expect(screen.getByText('Press')).toBeTruthy();
    expect(writtenCss()).toContain('display:');
    expect(writtenCss()).not.toMatch(/:root\s*[,{]/);
  });

  it('names the version of its library', () => {
    expect(version).toBe(installed);
  });
});

describe.each([
  ['material', material.css(), '--mui-palette-text-primary', '--mui-'],
  ['material 6', materialV6.css(), '--mui-palette-text-primary', '--mui-'],
  ['joy', joy.css(), '--joy-palette-text-primary', '--joy-'],
])('the sheet of %s', (_name, css, property, prefix) => {
  const [sheet = '', overlays = ''] = css.split('@layer demos');
  const selectors = [...sheet.matchAll(/([^{}]+)\{(?=--)/g)].map((match) => match[1]);

  it('is light by default, dark by choice, and by wish where nothing is said', () => {
    const dark = sheet.split(/(?=@media)/).slice(1);
    expect(dark.map((rule) => rule.slice(0, rule.indexOf('--')))).toEqual([
      "@media screen{:root[data-theme='dark'],[data-demo-mode='dark']{",
      '@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){',
    ]);
    expect(sheet.split('@media').every((rule) => rule.includes(`${property}:`))).toBe(true);
  });

  it('holds for a demo with a mode of its own, whatever the page has', () => {
    expect(selectors).toEqual([
      ':root,[data-demo-mode]',
      ":root, :root[data-theme='light'],[data-demo-mode='light']",
      ":root[data-theme='dark'],[data-demo-mode='dark']",
      ':root:not([data-theme])',
      "[data-demo-density='compact']",
    ]);
    expect(sheet).toMatch(/\[data-demo-density='compact'\]\{--\w+-spacing:6px\}$/);
  });

  it('holds custom properties only: the site has the colour scheme', () => {
    const names = [...sheet.matchAll(/[{;]([\w-]+):(?!root)/g)].map((match) => match[1] ?? '');
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name) => !name.startsWith(prefix))).toEqual([]);
  });

  it('keeps the type of the site off what a demo attaches to the body, weaker than all else', () => {
    const rules = [...overlays.matchAll(/([^{}]+)\{[^{}]*\}/g)].map((match) => match[1] ?? '');
    expect(rules).toHaveLength(2);
    expect(rules.filter((rule) => !/^:where\(body>.*\)$/.test(rule))).toEqual([]);
  });
});

it('leaves the colours of components to the properties, so that no class depends on the mode', () => {
  render(
    <material.Frame direction="ltr">
      <Button variant="contained">Press</Button>
    </material.Frame>,
  );
  expect(writtenCss()).toContain('--variant-containedBg:var(--mui-palette-primary-main);');
});

it('applies dark styles by choice, and by wish where nothing is said', () => {
  render(
    <material.Frame direction="ltr">
      <Lamp />
    </material.Frame>,
  );
  expect(writtenCss().replaceAll(/\.css-[\w-]+/g, '.lamp')).toBe(
    ".lamp:where([data-demo-mode='dark'], [data-demo-mode='dark'] *, " +
      ":root[data-theme='dark'] *:not([data-demo-mode], [data-demo-mode] *)){color:gold;}" +
      '@media (prefers-color-scheme: dark){.lamp:where(:root:not([data-theme]) *){color:gold;}}',
  );
});

it("gives way to a demo's own theme", () => {
  const theme = createTheme({palette: {primary: {main: '#123456'}}});
  render(
    <material.Frame direction="ltr">
      <ThemeProvider theme={theme}>
        <Button variant="contained">Press</Button>
      </ThemeProvider>
    </material.Frame>,
  );
  expect(writtenCss()).toContain('--variant-containedBg:#123456;');
});

it('has no sheet for the system, which has no custom properties', () => {
  expect(system.css()).toBe('');
});
