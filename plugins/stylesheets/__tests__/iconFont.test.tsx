import {publishConsent} from '../../_shared/client';
import {provideIconFont} from '../client/iconFont';
import {DEFAULT_OPTIONS} from '../options';
import {settle} from './__fixtures__/network';

const FOREIGN = 'https://fonts.test/icons.css';
let stop = () => {};

function provide(href = FOREIGN): void {
  stop = provideIconFont({href, selector: DEFAULT_OPTIONS.iconSelector});
}

function show(html: string): void {
  const part = document.createElement('div');
  part.innerHTML = html;
  document.body.append(part);
}

const links = () => [...document.querySelectorAll('link')].map(({href}) => href);

beforeEach(() => {
  document.head.innerHTML = '<style id="site"></style>';
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-consent');
});

afterEach(async () => {
  stop();
  await settle();
  expect(links()).toEqual([]);
});

it.each(['unknown', 'essential'] as const)('loads nothing while consent is %s', async (consent) => {
  show('<span class="material-icons">star</span>');
  provide();
  publishConsent(consent);
  await settle();
  expect(links()).toEqual([]);
});

it('loads, with consent, before all other sheets, and once', async () => {
  publishConsent('analytics');
  show('<span class="notranslate material-icons-outlined">star</span>');
  provide();
  show('<span class="material-icons">home</span>');
  await settle();
  expect(links()).toEqual([FOREIGN]);
  expect(document.querySelector('link')?.nextElementSibling?.id).toBe('site');
});

it('loads nothing on a page without icons', async () => {
  publishConsent('analytics');
  show('<span class="not-material-icons">star</span>text');
  provide();
  show('<i class="my-material-icons"></i>');
  await settle();
  expect(links()).toEqual([]);
});

it.each(['<p><span class="material-icons">star</span></p>', 'text', ''])(
  'notices %p and an icon that comes in later',
  async (html) => {
    publishConsent('analytics');
    provide();
    show(html);
    const icon = document.createElement('span');
    icon.className = 'material-icons';
    document.body.append(icon);
    await settle();
    expect(links()).toEqual([FOREIGN]);
  },
);

it('follows the reader, who gives consent and takes it back', async () => {
  show('<span class="material-icons">star</span>');
  provide();
  publishConsent('analytics');
  await settle();
  expect(links()).toEqual([FOREIGN]);
  publishConsent('essential');
  await settle();
  expect(links()).toEqual([]);
});

it('looks at what comes in no longer than it has to', async () => {
  publishConsent('analytics');
  provide();
  const disconnect = jest.spyOn(MutationObserver.prototype, 'disconnect');
  show('<span class="material-icons">star</span>');
  await settle();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

it('stops looking for icons when consent is taken back', async () => {
  publishConsent('analytics');
  provide();
  const disconnect = jest.spyOn(MutationObserver.prototype, 'disconnect');
  publishConsent('essential');
  await settle();
  expect(disconnect).toHaveBeenCalledTimes(1);
  show('<span class="material-icons">star</span>');
  await settle();
  expect(links()).toEqual([]);
});

it('asks nobody for a sheet of this site', async () => {
  show('<span class="material-icons">star</span>');
  provide('/fonts/icons.css');
  publishConsent('essential');
  await settle();
  expect(links()).toEqual(['http://localhost/fonts/icons.css']);
});
