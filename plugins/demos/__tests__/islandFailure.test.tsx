import {useEffect} from 'react';
import {act, fireEvent, screen} from '@testing-library/react/pure';
import {
  comeNear,
  Counter,
  Fragile,
  prepareBrowser,
  renderIsland,
  takeDown,
} from './__fixtures__/island';

jest.mock('@generated/demos/default/frames.js', () => [], {virtual: true});

beforeEach(prepareBrowser);
afterEach(takeDown);

describe('a demo that fails', () => {
  it('shows why where it throws in an effect', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderIsland(() => {
      useEffect(() => {
        throw new Error('too late');
      }, []);
      return 'Shown';
    });
    await comeNear();
    expect(screen.getByRole('alert').textContent).toContain('too late');
    expect(log).toHaveBeenCalled();
  });

  it('starts afresh by a new run of the toolbar', async () => {
    const load = jest.fn(async () => ({default: Counter}));
    load.mockRejectedValueOnce(new Error('chunk lost'));
    const {store} = renderIsland(Counter, load);
    await comeNear();
    act(() => store.set({run: 1}));
    await comeNear();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button').textContent).toBe('Pressed 0');
  });

  it('shows why, and starts afresh on reset', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderIsland(Fragile);
    await comeNear();
    fireEvent.click(screen.getByText('Break'));
    expect(screen.getByRole('alert').textContent).toContain('The demo Counter stopped: glass');
    fireEvent.click(screen.getByText('Reset'));
    expect(screen.getByText('Break')).toBeTruthy();
    expect(log).toHaveBeenCalled();
  });

  it('shows that its code did not come, and tries again on reset', async () => {
    const load = jest.fn(async () => ({default: Counter}));
    load.mockRejectedValueOnce(new Error('chunk lost'));
    renderIsland(Counter, load);
    await comeNear();
    expect(screen.getByRole('alert').textContent).toContain('chunk lost');
    fireEvent.click(screen.getByText('Reset'));
    await comeNear();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button').textContent).toBe('Pressed 0');
  });
});
