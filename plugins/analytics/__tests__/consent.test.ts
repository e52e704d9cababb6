import {consentState} from '../core/consent';

const QUIET = {doNotTrack: null, globalPrivacyControl: undefined};

const ANSWERED = {isSignalled: false, isAsked: false};

it.each([
  [undefined, {consent: 'unknown', isSignalled: false, isAsked: true}],
  ['essential', {consent: 'essential', ...ANSWERED}],
  ['analytics', {consent: 'analytics', ...ANSWERED}],
  ['', {consent: 'unknown', isSignalled: false, isAsked: true}],
  ['unknown', {consent: 'unknown', isSignalled: false, isAsked: true}],
  ['true', {consent: 'unknown', isSignalled: false, isAsked: true}],
  ['ANALYTICS', {consent: 'unknown', isSignalled: false, isAsked: true}],
])('with %j stored', (stored, state) => {
  expect(consentState(stored, QUIET, true)).toEqual(state);
});

it('asks nobody where the site does not ask, and keeps answers', () => {
  expect(consentState(undefined, QUIET, false)).toEqual({consent: 'unknown', ...ANSWERED});
  expect(consentState('analytics', QUIET, false)).toEqual({consent: 'analytics', ...ANSWERED});
});

describe.each([
  {...QUIET, doNotTrack: '1'},
  {...QUIET, doNotTrack: 'yes'},
  {...QUIET, globalPrivacyControl: true},
  {doNotTrack: '1', globalPrivacyControl: true},
])('with the wish %j', (signals) => {
  it.each([undefined, 'essential', 'analytics', 'odd'])(
    'means essential and asks nothing, whatever is stored: %s',
    (stored) => {
      expect(consentState(stored, signals, true)).toEqual({
        consent: 'essential',
        isSignalled: true,
        isAsked: false,
      });
    },
  );
});

it.each([
  {...QUIET, doNotTrack: '0'},
  {...QUIET, doNotTrack: 'no'},
  {...QUIET, doNotTrack: 'unspecified'},
  {...QUIET, doNotTrack: undefined},
  {...QUIET, globalPrivacyControl: false},
])('sees no wish in %j', (signals) => {
  expect(consentState(undefined, signals, true)).toEqual({
    consent: 'unknown',
    isSignalled: false,
    isAsked: true,
  });
});
