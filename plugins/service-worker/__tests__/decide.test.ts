import {decideChunk, decideReload, isLookDue, LOOK_MS} from '../core/decide';

const shown = {reloads: 0, isVisible: true, hasFocus: true, typing: 'nothing'} as const;

describe('decideReload', () => {
  it.each([
    ['nobody is disturbed', {}, 'reload'],
    ['the tab is hidden', {isVisible: false}, 'wait'],
    ['the tab is seen, but another window has the focus', {hasFocus: false}, 'wait'],
    ['a field has the focus', {typing: 'focus'}, 'wait'],
    ['text would be lost', {typing: 'changed'}, 'offer'],
    ['text would be lost in a hidden tab', {typing: 'changed', isVisible: false}, 'offer'],
    ['it has been reloaded for this release', {reloads: 1}, 'offer'],
    ['it has been reloaded, and is hidden', {reloads: 2, isVisible: false}, 'offer'],
    ['nothing can be counted', {reloads: undefined}, 'offer'],
  ] as const)('where %s', (_case, change, decision) => {
    expect(decideReload({...shown, ...change})).toBe(decision);
  });
});

const broken = {failures: 0, typing: 'nothing'} as const;

describe('decideChunk', () => {
  it.each([
    ['a script is missing for the first time', {}, 'reload'],
    ['it was missing before', {failures: 1}, 'plain-links'],
    ['nothing can be counted', {failures: undefined}, 'plain-links'],
    ['a field has the focus', {typing: 'focus'}, 'plain-links'],
    ['text would be lost', {typing: 'changed'}, 'plain-links'],
  ] as const)('where %s', (_case, change, decision) => {
    expect(decideChunk({...broken, ...change})).toBe(decision);
  });
});

it('looks for a new release once an hour', () => {
  expect(isLookDue(LOOK_MS - 1, 0)).toBe(false);
  expect(isLookDue(LOOK_MS, 0)).toBe(true);
});
