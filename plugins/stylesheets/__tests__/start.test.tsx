import {publishConsent} from '../../_shared/client';

const FILE = '@generated/stylesheets/default/icon-font.json';

it('begins with what the options name', async () => {
  document.body.innerHTML = '<i class="fa">star</i>';
  publishConsent('analytics');
  const iconFont = {href: 'https://fonts.test/fa.css', selector: '.fa'};
  jest.doMock(FILE, () => ({__esModule: true, default: iconFont}), {virtual: true});
  await import('../client/start');
  expect(document.querySelector('link')?.href).toBe(iconFont.href);
});
