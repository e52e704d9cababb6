import {render} from '@testing-library/react';
import LastUpdate from '../LastUpdate';

const MARCH = Date.UTC(2026, 2, 12, 23, 30);
const APRIL = Date.UTC(2026, 3, 1);

it('keeps what was served, without the data of the language, and writes what comes later', () => {
  const written = jest.spyOn(Intl, 'DateTimeFormat');
  const container = document.createElement('p');
  container.innerHTML = '<time datetime="2026-03-12">12 March 2026</time>';
  const onRecoverableError = jest.fn();
  const {rerender} = render(<LastUpdate key={1} at={MARCH} />, {
    container,
    hydrate: true,
    onRecoverableError,
  });
  expect(container.textContent).toBe('12 March 2026');
  rerender(<LastUpdate key={1} at={MARCH} />);
  expect(container.textContent).toBe('12 March 2026');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(written).not.toHaveBeenCalled();
  rerender(<LastUpdate key={2} at={APRIL} />);
  expect(container.textContent).toBe('1 April 2026');
});
