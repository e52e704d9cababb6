import {drawAhead} from '../client/loader/drawAhead';

let see: (isIntersecting: boolean) => void;
let observed: Element[];

/** Loads a page in a browser of this kind, and lets it come to rest. */
function load(html: string, {saveData = false} = {}): AbortController {
  document.body.innerHTML = html;
  observed = [];
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(tell: (entries: {isIntersecting: boolean}[]) => void) {
        see = (isIntersecting) => tell([{isIntersecting}]);
      }
      observe = (element: Element) => observed.push(element);
      disconnect = () => (observed = []);
    },
  });
  Object.assign(navigator, {connection: {saveData}});
  const end = new AbortController();
  drawAhead(end.signal);
  jest.runAllTimers();
  return end;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const PAGE = '<a rel="prev" href="/a/"><b>A</b></a><a rel="next" href="/c/">C</a>';

const linkTo = (address: string) => document.querySelector(`[href="${address}"]`);

/** A pointer comes over something. */
function pointAt(element: Element | null | undefined, pointerType: string) {
  const event = Object.assign(new Event('pointerover', {bubbles: true}), {pointerType});
  element?.dispatchEvent(event);
}

it('has a page drawn that is pointed at, and none that a finger is over', () => {
  const end = load(PAGE);
  pointAt(linkTo('/a/')?.firstElementChild, 'mouse');
  pointAt(linkTo('/c/'), 'touch');
  pointAt(document.body, 'mouse');
  const pointed = [...document.querySelectorAll('[data-points]')];
  expect(pointed.map((link) => link.getAttribute('href'))).toEqual(['/a/']);
  end.abort();
  pointAt(linkTo('/c/'), 'mouse');
  expect(linkTo('/c/')?.hasAttribute('data-points')).toBe(false);
});

it('has the next page drawn once its link is in view', () => {
  load(PAGE);
  expect(observed).toEqual([linkTo('/c/')]);
  see(false);
  expect(linkTo('/c/')?.hasAttribute('data-near')).toBe(false);
  see(true);
  expect(linkTo('/c/')?.hasAttribute('data-near')).toBe(true);
  expect(observed).toEqual([]);
});

it('draws no next page for who pays for each byte, nor where there is none, nor beside React', () => {
  load(PAGE, {saveData: true});
  expect(observed).toEqual([]);
  load('<p>The last</p>');
  expect(observed).toEqual([]);
  load(PAGE).abort();
  expect(observed).toEqual([]);
});
