import {followConsent, publishConsent, readConsent, type Consent} from '..';

afterEach(() => document.documentElement.removeAttribute('data-consent'));

it('is unknown where nobody asks, and where the attribute holds something else', () => {
  expect(readConsent()).toBe('unknown');
  document.documentElement.setAttribute('data-consent', 'all');
  expect(readConsent()).toBe('unknown');
});

it('tells those who follow it at once, and of each change once', async () => {
  const heard: Consent[] = [];
  const stop = followConsent((consent) => heard.push(consent));
  publishConsent('essential');
  await Promise.resolve();
  publishConsent('essential');
  await Promise.resolve();
  publishConsent('analytics');
  await Promise.resolve();
  stop();
  publishConsent('essential');
  await Promise.resolve();
  expect(heard).toEqual(['unknown', 'essential', 'analytics']);
});
