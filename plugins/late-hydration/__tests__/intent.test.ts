import {intentOf, isSpared, isWantedAtOnce, isWantedWhenIdle, partOf} from '../core/intent';
import type {Act, Intent, Line} from '../core/intent';

const NOTHING = {isControl: false, isField: false, isDemo: false, isHeader: false, isAlive: false};
const CONTROL = {...NOTHING, isControl: true};
const FIELD = {...CONTROL, isField: true};
const DEMO = {...NOTHING, isDemo: true};

it.each<[string, typeof NOTHING, Record<Act, Intent>]>([
  ['text and links', NOTHING, {point: 'none', focus: 'none', press: 'none', use: 'none'}],
  ['a button', CONTROL, {point: 'fetch', focus: 'fetch', press: 'run', use: 'run'}],
  ['a field', FIELD, {point: 'fetch', focus: 'run', press: 'run', use: 'run'}],
  [
    'a control of a demo that is alive',
    {...DEMO, isControl: true, isAlive: true},
    {point: 'none', focus: 'none', press: 'none', use: 'none'},
  ],
  ['a demo', DEMO, {point: 'run', focus: 'run', press: 'run', use: 'run'}],
])('knows what is wanted of %s', (_what, touched, intents) => {
  for (const [act, intent] of Object.entries(intents)) {
    expect(`${act}: ${intentOf(act as Act, touched)}`).toBe(`${act}: ${intent}`);
  }
});

it('knows what comes alive by itself', () => {
  expect(partOf(CONTROL)).toBe('page');
  expect(partOf({...CONTROL, isHeader: true})).toBe('header');
  expect(partOf(DEMO)).toBe('demos');
});

it.each<[Line, boolean]>([
  [{}, false],
  [{effectiveType: '4g'}, false],
  [{effectiveType: '3g', saveData: false}, false],
  [{effectiveType: '2g'}, true],
  [{effectiveType: 'slow-2g'}, true],
  [{effectiveType: '4g', saveData: true}, true],
])('spares a reader whose line is %j: %s', (line, isTrue) => {
  expect(isSpared(line)).toBe(isTrue);
});

it('brings React at once where the address, or the page, asks for more than is served', () => {
  const plain = {search: '', isAtTarget: true, isWanted: false};
  expect(isWantedAtOnce(plain)).toBe(false);
  expect(isWantedAtOnce({...plain, search: '?tab=npm'})).toBe(true);
  expect(isWantedAtOnce({...plain, isAtTarget: false})).toBe(true);
  expect(isWantedAtOnce({...plain, isWanted: true})).toBe(true);
});

it('brings React when idle only for something that works unseen, and not at a cost', () => {
  const nothing = {isWatched: false, hasTag: false, lacksWorker: false};
  expect(isWantedWhenIdle(nothing, {})).toBe(false);
  for (const name of Object.keys(nothing)) {
    expect(isWantedWhenIdle({...nothing, [name]: true}, {})).toBe(true);
    expect(isWantedWhenIdle({...nothing, [name]: true}, {saveData: true})).toBe(false);
  }
});
