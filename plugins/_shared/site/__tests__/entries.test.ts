import {entryTitle, isExternal} from '../entries';

describe('entryTitle', () => {
  it.each([
    ['/material-ui/react-text-field/', 'Text field'],
    ['/material-ui/react-text-field', 'Text field'],
    ['/material-ui/getting-started/', 'Getting started'],
    ['/material-ui/reactive/', 'Reactive'],
    ['/material-ui/', 'Material ui'],
    // Tabs are parts of the page before them.
    ['/material-ui/react-button/[docsTab]/', 'Button'],
    ['/material-ui/react-button/?tab=api#sizes', 'Button'],
    // API paths.
    ['/material-ui/api/button-base/', 'ButtonBase'],
    ['/material-ui/api/use-media-query/', 'useMediaQuery'],
    ['/material-ui/react-button/components-api/button-base/', 'ButtonBase'],
    ['/material-ui/react-button/hooks-api/use-button/', 'useButton'],
    // The section itself is no name, and "use" begins a name only as a word.
    ['/material-ui/api/', 'Api'],
    ['/material-ui/api/user-menu/', 'UserMenu'],
    ['/material-ui/use-theme/', 'Use theme'],
    ['/', ''],
  ])('reads from %s "%s"', (pathname, title) => {
    expect(entryTitle({pathname})).toBe(title);
  });

  it('is what is given, before all else', () => {
    const pathname = '/ui/button/';
    expect(entryTitle({pathname, title: 'API of it', subheader: 'Inputs'})).toBe('API of it');
    expect(entryTitle({pathname, subheader: 'Inputs'})).toBe('Inputs');
    expect(entryTitle({pathname, subheader: 'data-display'})).toBe('Data display');
    expect(entryTitle({pathname, subheader: 'iOS'})).toBe('iOS');
    expect(entryTitle({pathname, subheader: true})).toBe('Button');
  });
});

describe('isExternal', () => {
  it.each(['https://example.com/', 'HTTP://example.com', 'mailto:a@example.com', '//example.com/'])(
    'is for %s',
    (pathname) => {
      expect(isExternal(pathname)).toBe(true);
    },
  );

  it.each(['/ui/button/', '/ui/?next=https://example.com/', 'ui/a:b', '#a:b', ''])(
    'is not for "%s"',
    (pathname) => {
      expect(isExternal(pathname)).toBe(false);
    },
  );
});
