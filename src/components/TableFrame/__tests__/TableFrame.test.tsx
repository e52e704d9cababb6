import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import TableFrame from '..';
import {tableName} from '../tableName';

let mockScrolls = false;

jest.mock('../../useScrolls', () => ({useScrolls: () => mockScrolls}));

const head = (
  <thead>
    <tr>
      <th>Variant</th>
      <th>
        <code>color</code>
      </th>
      <th />
    </tr>
  </thead>
);

const show = (children: ReactNode = head) => {
  render(<TableFrame>{children}</TableFrame>);
  const frame = screen.getByRole('table').parentElement as HTMLElement;
  return {tabIndex: frame.tabIndex, role: frame.getAttribute('role'), frame};
};

it('is no stop of the Tab key while all of it is seen', () => {
  mockScrolls = false;
  expect(show()).toMatchObject({tabIndex: -1, role: null});
  expect(screen.queryByRole('group')).toBeNull();
});

it('is one, with a name, while it scrolls', () => {
  mockScrolls = true;
  expect(show()).toMatchObject({tabIndex: 0, role: 'group'});
  expect(screen.getByRole('group', {name: 'Table: Variant, color'})).not.toBeNull();
});

describe('tableName', () => {
  it('is the caption where there is one', () => {
    expect(tableName([<caption key="c">All sizes</caption>, head])).toBe('Table: All sizes');
  });

  it('is plain where nothing names the table', () => {
    expect(tableName(<tbody />)).toBe('Table');
    expect(tableName(undefined)).toBe('Table');
  });
});
