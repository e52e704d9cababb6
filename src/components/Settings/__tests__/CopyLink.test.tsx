import {act, fireEvent, render, screen} from '@testing-library/react';
import CopyLink from '../CopyLink';

const writeText = jest.fn<Promise<void>, [string]>();

jest.mock('../../../../plugins/branding/client', () => ({
  sharedLink: (href: string) => `${href}?dir=rtl`,
}));

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockResolvedValue();
  Object.assign(navigator, {clipboard: {writeText}});
});
afterEach(() => jest.useRealTimers());

/** Presses the button; its text then. */
async function click(): Promise<string | null> {
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  return screen.getByRole('button').textContent;
}

it('copies the address as the reader shares it, and says so for a while', async () => {
  render(<CopyLink />);
  const button = screen.getByRole('button', {name: 'Copy a link to this page'});
  expect(await click()).toBe('Link copied');
  expect(writeText.mock.calls).toEqual([[`${window.location.href}?dir=rtl`]]);
  act(() => jest.advanceTimersByTime(1200));
  expect(button.textContent).toBe('Copy a link to this page');
});

it('changes nothing when the clipboard refuses', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  render(<CopyLink />);
  expect(await click()).toBe('Copy a link to this page');
});
