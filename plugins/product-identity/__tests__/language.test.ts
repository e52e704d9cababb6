import {archiveHref} from '../core/language';

describe('archiveHref', () => {
  const hosts = ['v5.example.com'];

  it('puts the language before the path on a host that keeps languages apart', () => {
    expect(archiveHref('https://v5.example.com/a/?b#c', 'zh', hosts)).toBe(
      'https://v5.example.com/zh/a/?b#c',
    );
  });

  it.each([
    ['in English', 'https://v5.example.com/a/', 'en'],
    ['on another host', 'https://other.example.com/a/', 'zh'],
    ['in this site', '/a/v6/', 'zh'],
    ['that is in the language already', 'https://v5.example.com/zh/a/', 'zh'],
  ])('leaves an address alone %s', (_, href, language) => {
    expect(archiveHref(href, language, hosts)).toBe(href);
  });
});
