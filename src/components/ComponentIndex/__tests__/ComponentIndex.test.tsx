import {createElement} from 'react';
import type {ComponentProps} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import type {IndexedPage} from '../../../../plugins/page-index/client';
import ComponentIndex from '..';

jest.mock(
  '@theme/Heading',
  () =>
    ({as, ...props}: ComponentProps<'h2'> & {as: string}) =>
      createElement(as, props),
  {virtual: true},
);

const page = (title: string, section?: string): IndexedPage => ({
  path: `/ui/react-${title.toLowerCase()}/`,
  title,
  product: 'ui',
  description: `What ${title} is for.`,
  kind: 'component',
  section,
});
const components = [page('Button', 'Inputs'), page('Select', 'Inputs'), page('Alert', 'Feedback')];

function show() {
  const view = render(<ComponentIndex components={components} />);
  const field = screen.getByRole('searchbox', {name: 'Filter by name or purpose'});
  const type = (value: string) => fireEvent.change(field, {target: {value}});
  const names = () => screen.queryAllByRole('link').map(({textContent}) => textContent);
  return {...view, field: field as HTMLInputElement, type, names};
}

describe('the list', () => {
  it('has every component under its heading', () => {
    const {names} = show();
    expect(names()).toEqual(['Button', 'Select', 'Alert']);
    const headings = screen.getAllByRole('heading', {level: 2});
    expect(headings.map(({textContent}) => textContent)).toEqual(['Inputs', 'Feedback']);
  });

  it('has no heading where the tree has none', () => {
    render(<ComponentIndex components={[page('Box')]} />);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('link', {name: 'Box'}).getAttribute('href')).toBe('/ui/react-box/');
  });
});

describe('the filter', () => {
  it('waits for hydration to be shown', () => {
    const {field} = show();
    expect(field.closest('[data-needs=react]')).not.toBeNull();
  });

  it('narrows the list, drops empty headings, and says how many are left', () => {
    const {type, names} = show();
    expect(screen.getByRole('status').textContent).toBe('3 components');
    type('alert');
    expect(names()).toEqual(['Alert']);
    expect(screen.queryByRole('heading', {name: 'Inputs'})).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('1 of 3 components');
  });

  it('is emptied by Escape, which goes no further', () => {
    const onKeyDown = jest.fn();
    document.addEventListener('keydown', onKeyDown);
    const {field, type, names} = show();
    type('alert');
    fireEvent.keyDown(field, {key: 'Escape'});
    expect(field.value).toBe('');
    expect(names()).toHaveLength(3);
    expect(onKeyDown).not.toHaveBeenCalled();
    document.removeEventListener('keydown', onKeyDown);
  });

  it('says that nothing matches, and leads out', () => {
    const {field, type, names} = show();
    type(' zebra ');
    expect(names()).toEqual([]);
    expect(screen.getByText(/^Nothing matches/).textContent).toBe(
      'Nothing matches “zebra”. Clear the filter',
    );
    fireEvent.click(screen.getByRole('button', {name: 'Clear the filter'}));
    expect(names()).toHaveLength(3);
    expect(document.activeElement).toBe(field);
  });
});
