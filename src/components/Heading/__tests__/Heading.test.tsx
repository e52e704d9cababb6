import {act, fireEvent, render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import Heading from '..';

const mockCollect = jest.fn();
const mockCopy = jest.fn<Promise<boolean>, [string]>();

jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: mockCollect}), {
  virtual: true,
});
jest.mock('../../../../plugins/_shared/client', () => ({
  ...jest.requireActual<object>('../../../../plugins/_shared/client'),
  copyText: (text: string) => mockCopy(text),
}));
jest.mock('../../../../plugins/branding/client', () => ({
  sharedLink: (href: string) => `${href}?shared`,
}));

beforeEach(() => {
  jest.useFakeTimers();
  mockCopy.mockResolvedValue(true);
});
afterEach(() => jest.useRealTimers());

const show = (own: Partial<ComponentProps<typeof Heading>> = {}) => {
  render(
    <Heading as="h2" id="sizes" {...own}>
      {own.children ?? 'Sizes'}
    </Heading>,
  );
  return screen.queryByRole('link');
};

/** Clicks, and waits for the clipboard's answer. */
async function click(link: HTMLElement | null): Promise<void> {
  await act(async () => {
    fireEvent.click(link as HTMLElement);
    await Promise.resolve();
  });
}

it('ends with a link to itself', () => {
  const link = show();
  expect(link?.getAttribute('href')).toBe('#sizes');
  expect(link?.getAttribute('aria-label')).toBe('Link to Sizes');
  expect(screen.getByRole('heading', {level: 2}).id).toBe('sizes');
});

it('names the link by what is read, code and all', () => {
  const link = show({children: ['The ', <code key="c">size</code>, ' prop']});
  expect(link?.getAttribute('aria-label')).toBe('Link to The size prop');
});

it('adds no text to that of the author', () => {
  show();
  expect(screen.getByRole('heading').textContent).toBe('Sizes');
});

it('tells the check of anchors of its id', () => {
  show();
  expect(mockCollect).toHaveBeenCalledWith('sizes');
});

it.each([
  ['the h1', {as: 'h1', id: 'button'}],
  ['a heading without an id', {id: undefined}],
] as const)('gives no link to %s', (_case, own) => {
  expect(show(own)).toBeNull();
  expect(mockCollect).not.toHaveBeenCalled();
});

describe('a click', () => {
  it('copies the address that is to be shared, and says so for a while', async () => {
    const link = show();
    await click(link);
    expect(mockCopy).toHaveBeenCalledWith('http://localhost/#sizes?shared');
    expect(link?.dataset.copied).toBe('true');
    act(() => jest.advanceTimersByTime(1199));
    expect(screen.getByRole('status').textContent).toBe('Link copied');
    expect(link?.dataset.copied).toBe('true');
    act(() => jest.advanceTimersByTime(1));
    expect(link?.dataset.copied).toBeUndefined();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('still follows the link', () => {
    mockCopy.mockResolvedValue(false);
    expect(fireEvent.click(show() as HTMLElement)).toBe(true);
  });

  it('says nothing where the clipboard refuses', async () => {
    mockCopy.mockResolvedValue(false);
    const link = show();
    await click(link);
    act(() => jest.runAllTimers());
    expect(link?.dataset.copied).toBeUndefined();
    expect(document.body.textContent).not.toContain('Link copied');
  });
});
