import {render, screen} from '@testing-library/react';
import Crash from '..';

it('says what happened, and leads on without what may be broken', () => {
  const tryAgain = jest.fn();
  render(<Crash error={new Error('No such thing')} tryAgain={tryAgain} home="/docs/" />);
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe('This page crashed.');
  expect(screen.getByRole('alert').textContent).toContain('No such thing');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/docs/');
  screen.getByRole('button').click();
  expect(tryAgain).toHaveBeenCalledTimes(1);
});
