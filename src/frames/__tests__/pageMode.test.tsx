import type {ReactNode} from 'react';
import {act, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {usePageMode} from '../pageMode';

function Shown(): ReactNode {
  return <output>{usePageMode()}</output>;
}

afterEach(() => delete document.documentElement.dataset.theme);

it('is light in what is served, whatever the page has', () => {
  document.documentElement.dataset.theme = 'dark';
  expect(renderToString(<Shown />)).toBe('<output>light</output>');
});

it("follows the page's attribute", async () => {
  document.documentElement.dataset.theme = 'dark';
  render(<Shown />);
  expect(screen.getByRole('status').textContent).toBe('dark');
  await act(async () => {
    document.documentElement.dataset.theme = 'light';
  });
  expect(screen.getByRole('status').textContent).toBe('light');
});
