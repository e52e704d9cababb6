import {render, screen} from '@testing-library/react';
import Paginator from '..';

const previous = {title: 'Autocomplete', permalink: '/ui/autocomplete/'};
const next = {title: 'Checkbox', permalink: '/ui/checkbox/'};

const links = () =>
  screen.queryAllByRole('link').map((link) => ({
    name: link.textContent,
    href: link.getAttribute('href'),
    rel: link.getAttribute('rel'),
  }));

it('leads to the page before and the page after, and says which is which', () => {
  render(<Paginator previous={previous} next={next} />);
  expect(screen.getByRole('navigation', {name: 'Previous and next page'})).not.toBeNull();
  expect(links()).toEqual([
    {name: 'Previous Autocomplete', href: '/ui/autocomplete/', rel: 'prev'},
    {name: 'Next Checkbox', href: '/ui/checkbox/', rel: 'next'},
  ]);
});

it('leads one way only from the first page and the last', () => {
  const {rerender} = render(<Paginator next={next} />);
  expect(links().map(({rel}) => rel)).toEqual(['next']);
  rerender(<Paginator previous={previous} />);
  expect(links().map(({rel}) => rel)).toEqual(['prev']);
});

it('is not there where there is nothing beside the page', () => {
  render(<Paginator />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
