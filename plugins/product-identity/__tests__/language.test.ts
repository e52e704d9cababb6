import {stripLanguagePrefix} from '../../_shared/entries';
import {archiveHref} from '../core/language';

describe('stripLanguagePrefix', () => {
  it.each([
    ['/', 'en', '/'],
    ['/zh/', 'zh', '/'],
    ['/zh', 'zh', '/'],
    ['/zh/material-ui/react-button/#basic', 'zh', '/material-ui/react-button/#basic'],
    ['/pt/foo/', 'en', '/pt/foo/'],
    ['/en/foo/', 'en', '/foo/'],
    ['/foo/?a=1#b', 'en', '/foo/?a=1#b'],
    ['/zhong/foo/', 'en', '/zhong/foo/'],
    ['/zh?a=1', 'zh', '/?a=1'],
  ])('reads %s as %s, %s', (pathname, language, path) => {
    expect(stripLanguagePrefix(pathname, ['en'])).toEqual({language, path});
  });

  it('takes off whatever language is listed', () => {
    expect(stripLanguagePrefix('/pt/foo/', ['en', 'pt'])).toEqual({language: 'pt', path: '/foo/'});
  });
});

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
  ])('leaves an address alone %s', (_, href, language) => {
    expect(archiveHref(href, language, hosts)).toBe(href);
  });
});
