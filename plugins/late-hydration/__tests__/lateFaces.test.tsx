import {heldClicksScript} from '../../_shared/loading/heldClicks';

/** Runs the script as the page does, behind the faces. */
function begin(): string | undefined {
  document.head.innerHTML = '<style data-late-faces media="(scripting: none)"></style>';
  new Function(heldClicksScript())();
  return document.querySelector('style')?.media;
}

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

it('begins without the faces on the first page of a tab, and with them once they have been loaded', () => {
  expect(begin()).toBe('(scripting: none)');
  sessionStorage.setItem('vitrine-late-faces', 'loaded');
  expect(begin()).toBe('all');
});

it('begins without them where the storage is denied', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(begin()).toBe('(scripting: none)');
});
