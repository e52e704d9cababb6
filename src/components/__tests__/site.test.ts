/** What the module says in a site that begins at an address. */
async function siteAt(baseUrl: string): Promise<typeof import('../site')> {
  jest.resetModules();
  jest.doMock('@generated/i18n', () => ({
    currentLocale: 'ar',
    localeConfigs: {ar: {baseUrl}},
  }));
  return import('../site');
}

it.each([
  ['/', '/ui/', '/ui/'],
  ['/ar/', '/ui/', '/ar/ui/'],
  ['/ar/', '/ar/ui/', '/ar/ui/'],
  ['/ar/', 'https://example.com/ui/', 'https://example.com/ui/'],
])('has below %s the path %s as %s', async (baseUrl, path, address) => {
  const {withBaseUrl} = await siteAt(baseUrl);
  expect(withBaseUrl(path)).toBe(address);
});

it.each([
  ['/', '/ui/react-button/', '/img/demos/ui/react-button-dark.svg'],
  ['/ar/', '/ar/ui/react-button/', '/ar/img/demos/ui/react-button-dark.svg'],
])('has below %s the picture of %s at %s', async (baseUrl, path, address) => {
  await siteAt(baseUrl);
  const {picturesOf} = await import('../ComponentCards/pictures');
  expect(picturesOf(path).dark).toBe(address);
});
