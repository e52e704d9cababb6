import {use, useState} from 'react';
import type {ReactNode} from 'react';
import {act, fireEvent, screen} from '@testing-library/react/pure';
import {comeNear, Fragile, prepareBrowser, renderIsland, takeDown} from './__fixtures__/island';

jest.mock('@generated/demos/default/frames.js', () => [], {virtual: true});

beforeEach(prepareBrowser);
afterEach(takeDown);

describe('a demo that never settles', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const never = new Promise<ReactNode>(() => undefined);
  const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

  it('gives way to a message after 10 seconds, and starts afresh on reset', async () => {
    let waits = true;
    renderIsland(() => (waits ? use(never) : <b>Here</b>));
    await comeNear();
    await wait(9_999);
    expect(screen.queryByRole('alert')).toBeNull();
    await wait(1);
    expect(screen.getByRole('alert').textContent).toContain('has not arrived within 10 seconds');
    waits = false;
    fireEvent.click(screen.getByText('Reset'));
    expect(screen.getByText('Here')).toBeTruthy();
    await wait(20_000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does so too where it shows at first, and waits later', async () => {
    function Later(): ReactNode {
      const [waits, setWaits] = useState(false);
      return <button onClick={() => setWaits(true)}>{waits ? use(never) : 'Wait'}</button>;
    }
    renderIsland(Later);
    await comeNear();
    await wait(20_000);
    await act(async () => fireEvent.click(screen.getByText('Wait')));
    await wait(10_000);
    expect(screen.getByRole('alert').textContent).toContain('The demo Counter stopped: it waits');
  });

  it('is left alone where it failed for another reason', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderIsland(Fragile);
    await comeNear();
    fireEvent.click(screen.getByText('Break'));
    await wait(20_000);
    expect(screen.getByRole('alert').textContent).toContain('glass');
    expect(log).toHaveBeenCalled();
  });
});
