import {stripLanguagePrefix} from '../languages';

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
