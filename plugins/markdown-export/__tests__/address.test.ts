import {markdownAddress, markdownFile} from '../core/address';

describe('markdownAddress', () => {
  it.each([
    ['/material-ui/react-button/', '/material-ui/react-button.md'],
    ['/material-ui/react-button', '/material-ui/react-button.md'],
    ['/base/guide/', '/base/guide.md'],
    ['/material-ui/', '/material-ui.md'],
    ['/', '/index.md'],
  ])('of %s is %s', (permalink, address) => {
    expect(markdownAddress(permalink)).toBe(address);
  });
});

describe('markdownFile', () => {
  it.each([
    ['/', '/material-ui/react-button/', 'material-ui/react-button.md'],
    ['/base/', '/base/guide/', 'guide.md'],
    ['/base/', '/base/', 'index.md'],
    ['/', '/caf%C3%A9/', 'café.md'],
  ])('below %s, of %s is %s', (baseUrl, permalink, file) => {
    expect(markdownFile(permalink, baseUrl)).toBe(file);
  });
});
