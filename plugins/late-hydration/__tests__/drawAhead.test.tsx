import {drawAhead} from '../client/loader/drawAhead';

const root = document.documentElement;
let see: (isIntersecting: boolean) => void;
let observed: Element[];

/** Loads a page in a browser of this kind, and lets it come to rest. */
function load(html: string, {hovers = true, saveData = false} = {}): AbortController {
  root.getAttributeNames().forEach((name) => root.removeAttribute(name));
  document.body.innerHTML = html;
  observed = [];
  Object.assign(globalThis, {
    matchMedia: () => ({matches: hovers}),
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

const PAGE = '<a rel="prev" href="/a/">A</a><a rel="next" href="/c/">C</a>';

it('has pages drawn that are pointed at, where something points', () => {
  load(PAGE);
  expect(root.hasAttribute('data-points')).toBe(true);
  load(PAGE, {hovers: false});
  expect(root.hasAttribute('data-points')).toBe(false);
});

it('has the next page drawn once its link is in view', () => {
  load(PAGE);
  expect(observed).toEqual([document.querySelector('[rel=next]')]);
  see(false);
  expect(root.hasAttribute('data-nears-next')).toBe(false);
  see(true);
  expect(root.hasAttribute('data-nears-next')).toBe(true);
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
