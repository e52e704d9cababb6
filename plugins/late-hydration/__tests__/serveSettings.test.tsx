import {SETTING_EVENT} from '../../_shared/text/names';
import {HELD_CLICKS} from '../../_shared/loading/heldClicks';
import {serveSettings} from '../client/loader/serveSettings';
import {showPressed} from '../client/loader/showPressed';
import {touchedBy} from '../client/loader/touched';

const root = document.documentElement;
const asked: unknown[] = [];
let end = new AbortController();

beforeEach(() => {
  end = new AbortController();
  asked.length = 0;
  root.setAttribute('data-mode', 'light');
  document.addEventListener(
    SETTING_EVENT,
    (event) => {
      asked.push((event as CustomEvent).detail);
      root.setAttribute('data-mode', 'dark');
    },
    {signal: end.signal},
  );
  serveSettings(end.signal);
});

afterEach(() => end.abort());

it('asks for what is chosen by a radio button, and for nothing else', () => {
  document.body.innerHTML =
    '<label><input type="radio" data-sets="mode=dark"></label><input type="radio">';
  for (const radio of document.querySelectorAll('input')) radio.click();
  expect(asked).toEqual([{mode: 'dark'}]);
});

it('answers a button that was held, which wants no React for it', () => {
  document.body.innerHTML =
    '<p data-needs="react"><button data-sets="mode=dark" data-pressed-if="data-mode=dark"></button></p>';
  const button = document.querySelector('button');
  Object.assign(window, {[HELD_CLICKS]: {held: [{target: button}]}});
  button?.click();
  expect(asked).toEqual([{mode: 'dark'}]);
  expect(button?.getAttribute('aria-pressed')).toBe('true');
  expect(window).toHaveProperty(HELD_CLICKS, {held: []});
  expect(touchedBy(button).isControl).toBe(false);
});

it('shows what is chosen, by one of several values', () => {
  document.body.innerHTML =
    '<input type="radio" data-pressed-if="data-mode=light|dim"><input type="radio" checked data-pressed-if="data-mode=dark">';
  showPressed();
  expect([...document.querySelectorAll('input')].map(({checked}) => checked)).toEqual([
    true,
    false,
  ]);
});
