import {render, screen} from '@testing-library/react';
import {clickData} from '..';

it('makes the attributes that a click is reported by', () => {
  render(<button {...clickData('search', 'open', '/button/')} />);
  expect({...screen.getByRole('button').dataset}).toEqual({
    gaEventCategory: 'search',
    gaEventAction: 'open',
    gaEventLabel: '/button/',
  });
});

it('leaves the label out where nothing is chosen', () => {
  render(<button {...clickData('settings', 'open')} />);
  expect(screen.getByRole('button').hasAttribute('data-ga-event-label')).toBe(false);
});
