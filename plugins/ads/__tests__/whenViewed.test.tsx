import {VIEWED_MS, whenViewed} from '../client/whenViewed';
import {installView, scrollTo, setVisibility, ViewObserver} from './__fixtures__/view';

let left: AbortController;
const onViewed = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  installView();
  setVisibility('visible');
  left = new AbortController();
  whenViewed(document.body, left.signal, onViewed);
});

afterEach(() => jest.useRealTimers());

it('calls once, after 2500 ms in view', () => {
  expect(VIEWED_MS).toBe(2500);
  scrollTo(0.5);
  jest.advanceTimersByTime(2499);
  expect(onViewed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onViewed).toHaveBeenCalledTimes(1);
  expect(ViewObserver.all[0]).toMatchObject({observed: [document.body], isConnected: false});
  setVisibility('hidden');
  setVisibility('visible');
  jest.advanceTimersByTime(10_000);
  expect(onViewed).toHaveBeenCalledTimes(1);
});

it('does not count what is less than half in view', () => {
  scrollTo(0.49);
  jest.advanceTimersByTime(10_000);
  expect(onViewed).not.toHaveBeenCalled();
});

it('begins anew after a break', () => {
  scrollTo(0.5);
  jest.advanceTimersByTime(2000);
  scrollTo(0.2);
  scrollTo(1);
  jest.advanceTimersByTime(2000);
  expect(onViewed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(500);
  expect(onViewed).toHaveBeenCalledTimes(1);
});

it('does not begin anew when more of it comes into view', () => {
  scrollTo(0.5);
  jest.advanceTimersByTime(2000);
  scrollTo(1);
  jest.advanceTimersByTime(500);
  expect(onViewed).toHaveBeenCalledTimes(1);
});

it('does not count while another tab is looked at', () => {
  scrollTo(1);
  jest.advanceTimersByTime(2000);
  setVisibility('hidden');
  jest.advanceTimersByTime(10_000);
  expect(onViewed).not.toHaveBeenCalled();
  setVisibility('visible');
  jest.advanceTimersByTime(2499);
  expect(onViewed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onViewed).toHaveBeenCalledTimes(1);
});

it('ends when the reader leaves the page', () => {
  scrollTo(1);
  left.abort();
  jest.advanceTimersByTime(10_000);
  expect(onViewed).not.toHaveBeenCalled();
  expect(ViewObserver.all[0]?.isConnected).toBe(false);
});
