import {followUserProperties} from '../client/userProperties';
import {fakeMedia} from './__fixtures__/media';
import type {Media} from './__fixtures__/media';

const root = document.documentElement;

let media: Media;
let gtag: jest.Mock;
let stop = () => {};

beforeEach(() => {
  media = fakeMedia();
  gtag = jest.fn();
  window.gtag = gtag;
  zoom(1);
  root.lang = 'en';
  Object.assign(root.dataset, {codeVariant: 'ts', scheme: 'light', theme: 'light'});
  stop = followUserProperties();
});

afterEach(() => stop());

function zoom(ratio: number): void {
  Object.defineProperty(window, 'devicePixelRatio', {value: ratio, configurable: true});
}

const START = {
  codeVariant: 'ts',
  userLanguage: 'en',
  devicePixelRatio: 1,
  colorSchemeOS: 'light',
  colorScheme: 'light',
};

const told = () => gtag.mock.calls.map(([, , properties]: [string, string, object]) => properties);

it('tells them at the start', () => {
  expect(gtag.mock.calls).toEqual([['set', 'user_properties', START]]);
});

it('tells of settings that change, and not of those that are set to what they were', async () => {
  root.dataset.codeVariant = 'js';
  await Promise.resolve();
  root.dataset.scheme = 'light';
  root.setAttribute('data-mode', 'dark');
  await Promise.resolve();
  root.dataset.scheme = 'dark-high-contrast';
  await Promise.resolve();
  expect(told()).toEqual([
    START,
    {...START, codeVariant: 'js'},
    {...START, codeVariant: 'js', colorScheme: 'dark'},
  ]);
});

it('reads the theme where a page knows no schemes', async () => {
  root.removeAttribute('data-scheme');
  root.dataset.theme = 'dark';
  await Promise.resolve();
  expect(told().at(-1)).toEqual({...START, colorScheme: 'dark'});
});

it('tells of the page language', async () => {
  root.lang = 'ar';
  await Promise.resolve();
  expect(told().at(-1)).toEqual({...START, userLanguage: 'ar'});
});

it('tells of the system that turns dark', () => {
  media.set('(prefers-color-scheme: dark)', true);
  expect(told().at(-1)).toEqual({...START, colorSchemeOS: 'dark'});
});

it('follows the pixel ratio from one value to the next', () => {
  zoom(1.25);
  media.set('(resolution: 1dppx)', false);
  zoom(2);
  media.set('(resolution: 1.25dppx)', false);
  expect(told().map((properties) => 'devicePixelRatio' in properties && properties)).toEqual([
    START,
    {...START, devicePixelRatio: 1.3},
    {...START, devicePixelRatio: 2},
  ]);
});

it('ends', async () => {
  stop();
  root.dataset.codeVariant = 'js';
  zoom(2);
  media.set('(resolution: 1dppx)', false);
  media.set('(prefers-color-scheme: dark)', true);
  await Promise.resolve();
  expect(told()).toEqual([START]);
});
