import {followPages} from '../client/pageViews';
import {nextFrames} from './__fixtures__/browser';

let gtag: jest.Mock;

beforeEach(() => {
  gtag = jest.fn();
  window.gtag = gtag;
  show('/ui/', 'Start', 'ui');
});

/** What the router does at once, and what the head's manager does a frame later. */
function go(path: string): void {
  history.pushState(null, '', path);
}

function write(title: string, product: string): void {
  document.head.innerHTML = `<title>${title}</title>
    <meta name="docs:productId" content="${product}">
    <meta name="docs:productCategoryId" content="core">`;
}

function show(path: string, title: string, product: string): void {
  go(path);
  write(title, product);
}

const view = (title: string, location: string, product = 'ui') => [
  'event',
  'page_view',
  {page_title: title, page_location: location, productId: product, productCategoryId: 'core'},
];

it('reports the page that was served at once, and not again when the router starts', async () => {
  const update = followPages(['en']);
  expect(gtag.mock.calls).toEqual([view('Start', '/ui/')]);
  update();
  await nextFrames();
  expect(gtag).toHaveBeenCalledTimes(1);
});

it('waits where no page is, until it is known of which product', async () => {
  document.documentElement.dataset.missing = '';
  show('/system/nothing/', 'Missing', 'ui');
  const update = followPages(['en']);
  expect(gtag).not.toHaveBeenCalled();
  write('Missing', 'system');
  update();
  await nextFrames();
  expect(gtag.mock.calls).toEqual([view('Missing', '/system/nothing/', 'system')]);
  delete document.documentElement.dataset.missing;
});

it('waits for the title of the next page', async () => {
  const update = followPages(['en']);
  go('/zh/system/grid/?a=1#b');
  update();
  requestAnimationFrame(() => write('Grid', 'system'));
  await nextFrames();
  expect(gtag.mock.calls[1]).toEqual(view('Grid', '/system/grid/', 'system'));
  expect(gtag).toHaveBeenCalledTimes(2);
});

it('reports a page of the same title', async () => {
  const update = followPages(['en']);
  go('/ui/again/');
  update();
  await nextFrames();
  expect(gtag.mock.calls[1]).toEqual(view('Start', '/ui/again/'));
});

it.each(['/ui/#part', '/ui/?q=1', '/ui/?q=2#part'])('reports nothing for %s', async (path) => {
  const update = followPages(['en']);
  go(path);
  update();
  await nextFrames();
  expect(gtag).toHaveBeenCalledTimes(1);
});

it('reports the page that stays, not those that were passed over, and every return', async () => {
  const update = followPages(['en']);
  go('/ui/passed/');
  update();
  go('/ui/next/');
  update();
  await nextFrames();
  go('/ui/');
  update();
  await nextFrames();
  const locations = gtag.mock.calls.map((call: [string, string, {page_location: string}]) => {
    return call[2].page_location;
  });
  expect(locations).toEqual(['/ui/', '/ui/next/', '/ui/']);
});

it('waits with the first page where its head is not there yet', async () => {
  document.head.innerHTML = '';
  const update = followPages(['en']);
  expect(gtag).not.toHaveBeenCalled();
  update();
  requestAnimationFrame(() => write('Start', 'ui'));
  await nextFrames();
  expect(gtag.mock.calls).toEqual([view('Start', '/ui/')]);
});

it('goes on without a tag, and with one that throws', async () => {
  window.gtag = undefined;
  const update = followPages(['en']);
  window.gtag = () => {
    throw new Error('blocked');
  };
  go('/ui/next/');
  update();
  await nextFrames();
  window.gtag = gtag;
  go('/ui/last/');
  update();
  await nextFrames();
  expect(gtag.mock.calls).toEqual([view('Start', '/ui/last/')]);
});
