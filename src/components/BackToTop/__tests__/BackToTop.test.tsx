import {render, screen} from '@testing-library/react';
import BackToTop from '..';
import {TOP_ID} from '../../PageHead/top';

it.each(['column', 'page'] as const)(
  'is a plain link to the head, at the end of the %s',
  (place) => {
    render(<BackToTop place={place} />);
    const link = screen.getByRole('link', {name: 'Back to top'});
    expect(link.getAttribute('href')).toBe(`#${TOP_ID}`);
    expect(link.className).toBe(`link ${place}`);
  },
);
