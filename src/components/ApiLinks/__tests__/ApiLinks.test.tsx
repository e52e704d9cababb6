import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import ApiLinks from '..';
import {apiAddress, apiRoot} from '../../apiRoot';

jest.mock(
  '@theme/Heading',
  () =>
    function Heading({children}: {children: ReactNode}) {
      return <h2>{children}</h2>;
    },
  {virtual: true},
);
jest.mock('../../useApiRoot', () => ({useApiRoot: () => '/ui/api/'}));

test('leads to the API page of each component and hook', () => {
  render(<ApiLinks frontMatter={{components: ['TextField'], hooks: ['useField']}} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['<TextField />', '/ui/api/text-field/'],
    ['useField()', '/ui/api/use-field/'],
  ]);
});

test('leads to the page of the package that is meant', () => {
  const apiPages = {Card: 'Card (lab)'};
  render(<ApiLinks frontMatter={{components: ['Card'], apiPages}} />);
  const link = screen.getByRole('link', {name: '<Card />'});
  expect(link.getAttribute('href')).toBe('/ui/api/card-lab/');
});

test('is nothing on a page that names none', () => {
  expect(render(<ApiLinks frontMatter={{}} />).container.innerHTML).toBe('');
});

test('API pages stand below the first route root', () => {
  expect(apiRoot({routeRoots: ['/ui/', '/x/']})).toBe('/ui/api/');
  expect(apiRoot({routeRoots: []})).toBe('/api/');
  expect(apiAddress('/ui/api/', 'Card')).toBe('/ui/api/card/');
});
