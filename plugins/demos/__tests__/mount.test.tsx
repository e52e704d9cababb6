import {act} from '@testing-library/react/pure';
import {createDemoStore} from '../theme/Demo/demoStore';
import {mountDemo} from '../theme/Demo/mount';
import {servedSide} from '../theme/Demo/sides';
import {Counter} from './__fixtures__/island';

jest.mock('@generated/demos/default/frames.js', () => [], {virtual: true});

const told = jest.fn();

beforeEach(() => {
  told.mockClear();
  Object.assign(globalThis, {reportError: told});
  document.body.innerHTML = '';
});

/** Brings a demo to life that was served with a text. */
function mountServed(text: string): () => void {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = `<div><!--$--><button>${text}</button><!--/$--></div>`;
  const [name, prefix, frame, store] = ['Counter', 'a-', undefined, createDemoStore()] as const;
  const first = servedSide(undefined);
  return mountDemo(element, {name, prefix, Component: Counter, frame, first, store});
}

it('tells of a demo that differs from what was served', async () => {
  await act(async () => void mountServed('Pressed 7'));
  expect(told).toHaveBeenCalled();
});

it('tells nothing of one whose page goes before it is hydrated', async () => {
  await act(async () => mountServed('Pressed 0')());
  expect(told.mock.calls).toEqual([]);
});
