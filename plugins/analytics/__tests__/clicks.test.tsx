import {serveClicks} from '../client/clicks';

let stop = () => {};
let gtag: jest.Mock;

beforeEach(() => {
  gtag = jest.fn();
  window.gtag = gtag;
  document.body.innerHTML = `
    <main data-ga-event-category="outer" data-ga-event-action="outer">
      <button id="copy" data-ga-event-category="code" data-ga-event-action="copy-click"><svg><path/></svg></button>
      <a id="empty" data-ga-event-category="">Link</a>
      <b id="split" data-ga-event-category="demo" data-ga-event-action="copy"
        data-ga-event-label="A" data-ga-event-split="0.5">B</b>
    </main><p>Text</p>`;
  stop = serveClicks();
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const click = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', {bubbles: true}));

it('reports the nearest element with a category', () => {
  click('path');
  expect(gtag.mock.calls).toEqual([
    ['event', 'code', {eventAction: 'copy-click', eventLabel: null}],
  ]);
});

it('passes over an empty category', () => {
  click('#empty');
  expect(gtag.mock.calls).toEqual([['event', 'outer', {eventAction: 'outer', eventLabel: null}]]);
});

it('reports nothing outside of all categories, and after its end', () => {
  click('p');
  stop();
  click('#copy');
  expect(gtag).not.toHaveBeenCalled();
});

it('is not stopped by a component, and reads what it says before it answers', () => {
  const button = document.querySelector('#copy');
  button?.addEventListener('click', (event) => {
    event.stopImmediatePropagation();
    button.setAttribute('data-ga-event-action', 'later');
  });
  click('#copy');
  expect(gtag).toHaveBeenCalledWith('event', 'code', {
    eventAction: 'copy-click',
    eventLabel: null,
  });
});

it('draws anew for each click', () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.4).mockReturnValueOnce(0.6);
  click('#split');
  click('#split');
  expect(gtag.mock.calls).toEqual([['event', 'demo', {eventAction: 'copy', eventLabel: 'A'}]]);
});

it.each([
  ['missing', undefined],
  [
    'throwing',
    () => {
      throw new Error('blocked');
    },
  ],
])('leaves the click alone where the tag is %s', (_what, tag) => {
  window.gtag = tag;
  const heard = jest.fn();
  document.querySelector('#copy')?.addEventListener('click', heard);
  expect(() => click('#copy')).not.toThrow();
  expect(heard).toHaveBeenCalled();
});
