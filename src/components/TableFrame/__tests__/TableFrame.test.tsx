import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import TableFrame from '..';
import {foldingOf} from '../folding';
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

describe('a table that describes', () => {
  const about = 'What it is for, in a sentence that no phone has room for in a column.';
  const table = (heads: string[], last = about) => [
    <thead key="head">
      <tr>
        {heads.map((name) => (
          <th key={name}>{name}</th>
        ))}
      </tr>
    </thead>,
    <tbody key="body">
      <tr>
        {heads.slice(1).map((name) => (
          <td key={name}>1</td>
        ))}
        <td>{last}</td>
      </tr>
    </tbody>,
  ];
  const OPTIONS = ['Option', 'Type', 'Default "x"', 'About'];

  it('tells its cells what their columns are called, for where it folds', () => {
    render(<TableFrame>{table(OPTIONS)}</TableFrame>);
    const {style} = screen.getByRole('table');
    expect(style.getPropertyValue('--v-head-2')).toBe('"Type"');
    expect(style.getPropertyValue('--v-head-3')).toBe('"Default \\"x\\""');
    expect(style).toHaveLength(2);
    // CSS takes these from what it makes a block.
    const roles = [...document.querySelectorAll('table, table *')].map((one) =>
      one.getAttribute('role'),
    );
    const cells = (role: string) => ['rowgroup', 'row', role, role, role, role];
    expect(roles).toEqual(['table', ...cells('columnheader'), ...cells('cell')]);
  });

  it.each([
    ['of few columns', table(['Field', 'Required', 'Meaning'])],
    ['of values', table(OPTIONS, '4.1 kB')],
    ['with a column that has no name', table(['Option', '', 'Default', 'About'])],
    ['without a head', <tbody key="body" />],
  ])('does not fold where it is one %s', (_kind, children) => {
    expect(foldingOf(children)).toBeUndefined();
  });
});
