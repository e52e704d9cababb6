import {act, render} from '@testing-library/react';
import {useRef} from 'react';
import {useScrolls} from '../useScrolls';

let measure: () => void;
const observed = jest.fn<undefined, [Element]>();
const disconnect = jest.fn();

beforeEach(() => {
  class Observer {
    observe = observed;
    disconnect = disconnect;

    constructor(callback: typeof measure) {
      measure = callback;
    }
  }
  Object.assign(window, {ResizeObserver: Observer});
});

function Box() {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div ref={ref} data-scrolls={useScrolls(ref)}>
      <table />
    </div>
  );
}

type Size = Partial<
  Record<'scrollWidth' | 'clientWidth' | 'scrollHeight' | 'clientHeight', number>
>;

function show() {
  const {container, unmount} = render(<Box />);
  const box = container.firstElementChild as HTMLElement;
  const resize = (size: Size) => {
    for (const [side, value] of Object.entries(size)) {
      Object.defineProperty(box, side, {value, configurable: true});
    }
    act(() => measure());
    return box.dataset.scrolls;
  };
  return {box, resize, unmount};
}

it('is false until it has been measured', () => {
  expect(show().box.dataset.scrolls).toBe('false');
});

it('tells a box that holds more than it shows, and follows its size', () => {
  const {resize} = show();
  expect(resize({scrollWidth: 300, clientWidth: 200})).toBe('true');
  expect(resize({scrollWidth: 300, clientWidth: 300})).toBe('false');
  expect(resize({scrollHeight: 11, clientHeight: 10})).toBe('true');
});

it('does not take for scrolling what is hidden below, but what is beside', () => {
  const {box, resize} = show();
  box.style.overflowY = 'hidden';
  expect(resize({scrollHeight: 11, clientHeight: 10})).toBe('false');
  expect(resize({scrollWidth: 300, clientWidth: 200})).toBe('true');
});

it('watches the box and what is in it, as long as it is there', () => {
  const {box, unmount} = show();
  expect(observed.mock.calls.map(([element]) => element)).toEqual([box, box.firstElementChild]);
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
