import {dataUri, imageFile} from '../core/images';

it.each([
  ['/img/a.png', '/', 'img/a.png'],
  ['/site/img/a.PNG?v=1#x', '/site/', 'img/a.PNG'],
  ['a.svg', '/', 'ui/react-button/a.svg'],
  ['../a%20b.webp', '/', 'ui/a b.webp'],
  ['/%E0%A4%A.png', '/', '%E0%A4%A.png'],
])('finds %s of the site at %s in %s', (src, baseUrl, file) => {
  expect(imageFile(src, '/ui/react-button/', baseUrl)).toBe(file);
});

it.each([
  ['https://example.com/a.png', '/'],
  ['//example.com/a.png', '/'],
  ['http://', '/'],
  ['/img/a.png', '/site/'],
  ['/secret.txt', '/'],
  ['../../../../etc/passwd', '/'],
])('takes nothing of %s', (src, baseUrl) => {
  expect(imageFile(src, '/ui/react-button/', baseUrl)).toBeUndefined();
});

it('makes an address of an image', () => {
  expect(dataUri('img/a.SVG', 'AA==')).toBe('data:image/svg+xml;base64,AA==');
});
