import {demoId, entryTitle, isExternal, kebabCase} from '../entries';

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

describe('kebabCase', () => {
  it.each([
    ['Button', 'button'],
    ['TextField', 'text-field'],
    ['useMediaQuery', 'use-media-query'],
    ['Unstable_NumberInput', 'unstable-number-input'],
    ['SVGIcon', 'svg-icon'],
    ['Grid2', 'grid2'],
    ['Grid2Item', 'grid2-item'],
    ['text-field', 'text-field'],
  ])('writes %s as %s', (name, kebab) => {
    expect(kebabCase(name)).toBe(kebab);
  });
});

describe('demoId', () => {
  /** Ids of the demos of one page. */
  function idsOf(names: string[]): string[] {
    const taken = new Set<string>();
    for (const name of names) taken.add(demoId(name, taken));
    return [...taken];
  }

  it('is made of the name', () => {
    expect(idsOf(['BasicButtons', 'RTLInput'])).toEqual(['demo-basic-buttons', 'demo-rtl-input']);
  });

  it('counts further uses of a name, also where it is spelled otherwise', () => {
    expect(idsOf(['Basic', 'Other', 'basic', 'Basic'])).toEqual([
      'demo-basic',
      'demo-other',
      'demo-basic-2',
      'demo-basic-3',
    ]);
  });

  it('is never one that a demo before it has by its name', () => {
    expect(idsOf(['Basic_2', 'Basic', 'Basic'])).toEqual([
      'demo-basic-2',
      'demo-basic',
      'demo-basic-3',
    ]);
  });
});
