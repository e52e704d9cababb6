import {fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import type {ReactNode} from 'react';
import {toChangesData} from '../../api-history/core/past/changesData';
import ApiChanges from '../theme/ApiChanges';
import {RELEASES} from '../../api-history/__tests__/__fixtures__/snapshots';

let mockSearch = '';
const mockReplace = jest.fn();
jest.mock(
  '@docusaurus/router',
  () => ({
    useLocation: () => ({pathname: '/kit/api/changes/', search: mockSearch, hash: ''}),
    useHistory: () => ({replace: mockReplace}),
  }),
  {virtual: true},
);
jest.mock(
  '@theme/Heading',
  () =>
    function Heading({as: Tag, ...props}: {as: 'h2'; id: string; children: ReactNode}) {
      return <Tag {...props} />;
    },
  {virtual: true},
);

const data = toChangesData(RELEASES, ['Button', 'Card'], []);
const element = <ApiChanges data={data} root="/kit/api/" />;
const show = (search = '') => {
  mockSearch = search;
  return render(element);
};
const difference = () => {
  const section = screen.getByRole('heading', {level: 2, name: /^From/}).closest('section');
  if (!section) throw new Error('the heading stands in no section');
  return within(section);
};
const lines = () =>
  difference()
    .getAllByRole('listitem')
    .map(({textContent}) => textContent);

beforeEach(() => {
  mockSearch = '';
});

test('the newest version is compared with the one before it', () => {
  show();
  expect(difference().getByRole('heading', {level: 2}).textContent).toBe('From 1.10.0 to 2.0.0');
  expect(difference().getByRole('status').textContent).toBe(
    'Components: 0 new, 0 removed, 2 changed',
  );
  expect(lines()).toEqual(["Defaultsize's''m'", 'Removedhref', 'Newelevationnumber']);
});

test('the address names any two, in either order', () => {
  show('?from=1.10.0&to=1.0.0');
  expect(difference().getByRole('heading', {level: 2}).textContent).toBe('From 1.0.0 to 1.10.0');
  expect(lines()).toEqual(['Card', 'Old', 'Newtostring', "Defaultsize'm''s'", 'Deprecatedhref']);
});

test('what is served knows no address, so that it hydrates', () => {
  mockSearch = '?from=1.0.0&to=1.1.0';
  expect(renderToString(element)).toContain('From 1.10.0 to 2.0.0');
});

test('a name leads to its page where there is one', () => {
  show('?from=1.0.0&to=2.0.0');
  expect(difference().getByRole('link', {name: 'Card'}).getAttribute('href')).toBe(
    '/kit/api/card/',
  );
  expect(difference().queryByRole('link', {name: 'Old'})).toBeNull();
});

test('the old and the new are marked as such, and what was required is told in words', () => {
  show('?from=1.1.0&to=1.10.0');
  expect(difference().getByRole('deletion').textContent).toBe("'s' | 'm' | 'l'");
  expect(difference().getByRole('insertion').textContent).toBe("'s' | 'm'");
  expect(lines()).toContain('Requiredtono longer required');
});

test('a choice goes into the address; neither list offers what the other has', () => {
  show('?from=1.0.0&to=2.0.0');
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
  const taken = (list: HTMLElement) =>
    within(list)
      .getAllByRole<HTMLOptionElement>('option')
      .filter(({disabled}) => disabled)
      .map(({value}) => value);
  expect([taken(from), taken(to)]).toEqual([['2.0.0'], ['1.0.0']]);
  fireEvent.change(from, {target: {value: '1.1.0'}});
  expect(mockReplace).toHaveBeenLastCalledWith(
    expect.objectContaining({pathname: '/kit/api/changes/', search: '?from=1.1.0&to=2.0.0'}),
  );
  fireEvent.change(to, {target: {value: '1.10.0'}});
  expect(mockReplace).toHaveBeenLastCalledWith(
    expect.objectContaining({search: '?from=1.0.0&to=1.10.0'}),
  );
});

test('each version is there without scripts, newest first, folded', () => {
  show();
  const steps = [...document.querySelectorAll<HTMLDetailsElement>('details:not([data-needs])')];
  expect(steps.map((step) => step.querySelector('summary')?.textContent)).toEqual([
    '2.0.0 Components: 0 new, 0 removed, 2 changed',
    '1.10.0 Components: 1 new, 1 removed, 1 changed',
    '1.1.0 Components: 0 new, 0 removed, 1 changed',
  ]);
  expect(steps.some(({open}) => open)).toBe(false);
});

test('versions that do not differ say so', () => {
  const [first] = RELEASES;
  const same = first ? [first, {...first, version: '1.0.1'}] : [];
  render(<ApiChanges data={toChangesData(same, [], [])} root="/kit/api/" />);
  expect(difference().getByRole('status').textContent).toBe('Nothing changed in the API.');
});

test.each([0, 1])('with %i versions there is nothing to compare', (count) => {
  render(<ApiChanges data={toChangesData(RELEASES.slice(0, count), [], [])} root="/kit/api/" />);
  expect(document.body.textContent).toBe(
    'Only one version is known, so there is nothing to compare.',
  );
});
