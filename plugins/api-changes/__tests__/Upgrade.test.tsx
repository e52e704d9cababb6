import {act, fireEvent, render, screen} from '@testing-library/react';
import {pastOf} from '../../api-history/core/steps';
import {upgradeFacts} from '../../api-history/core/upgrade/facts';
import {RELEASES} from '../../api-history/__tests__/__fixtures__/snapshots';
import Upgrade from '../theme/ApiChanges/Upgrade';

jest.mock('@theme/CodeBlock', () => 'pre', {virtual: true});

const past = pastOf(RELEASES);
const choice = {from: '1.0.0', to: '2.0.0'};
const CODE = "import {Button} from '@scope/kit';\n<Button href='/' />";

const answers: (() => Promise<unknown>)[] = [];
const fetched = jest.fn(() => answers.shift()?.() ?? Promise.reject(new Error('offline')));
const facts = () =>
  Promise.resolve({ok: true, json: () => Promise.resolve(upgradeFacts(RELEASES))});

beforeEach(() => {
  fetched.mockClear();
  answers.length = 0;
  Object.assign(globalThis, {fetch: fetched});
});

async function unfold(): Promise<void> {
  const details = document.querySelector('details');
  if (!details) throw new Error('there is nothing to unfold');
  await act(async () => {
    details.open = true;
    await import('../theme/ApiChanges/Upgrade/Panel');
  });
}

const show = () => render(<Upgrade past={past} choice={choice} root="/kit/api/" />);
const found = () =>
  screen
    .queryAllByRole('listitem')
    .map((item) =>
      [...item.querySelectorAll('span, code')].map(({textContent}) => textContent).join(' '),
    );

test('nothing is loaded before it is unfolded', async () => {
  answers.push(facts);
  show();
  expect(fetched).not.toHaveBeenCalled();
  expect(screen.queryByRole('textbox')).toBeNull();
  await unfold();
  await screen.findByRole('textbox');
  expect(fetched).toHaveBeenCalledWith('/kit/api/changes.json');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('what is pasted is read, and the versions that are chosen decide', async () => {
  answers.push(facts);
  const {rerender} = show();
  await unfold();
  const field = await screen.findByLabelText('Your code: paste it, or drop a file');
  fireEvent.change(field, {target: {value: CODE}});
  expect(found()).toEqual(['Line 2 Button href removed']);
  expect(screen.getByRole('status').textContent).toBe('Found: 1 removed, 0 deprecated');
  rerender(<Upgrade past={past} choice={{from: '1.0.0', to: '1.10.0'}} root="/kit/api/" />);
  expect(found()).toEqual(['Line 2 Button href deprecated']);
  fireEvent.change(field, {target: {value: 'const a = 1;'}});
  expect(screen.getByRole('status').textContent).toBe(
    'Nothing of what it uses is removed or deprecated.',
  );
});

test('what nests without an end is read up to there, and it says so', async () => {
  answers.push(facts);
  show();
  await unfold();
  const field = await screen.findByLabelText('Your code: paste it, or drop a file');
  fireEvent.change(field, {target: {value: `${CODE}\n${'<'.repeat(100_000)}`}});
  expect(found()).toEqual(['Line 2 Button href removed']);
  expect(screen.getByRole('status').textContent).toMatch(
    /^Found: 1 removed, 0 deprecated · Nothing was read from line 3 on/,
  );
});

test('a file is read as well, dropped or chosen; one that is too large says so', async () => {
  answers.push(facts);
  show();
  await unfold();
  const field = await screen.findByLabelText('Your code: paste it, or drop a file');
  const file = {size: CODE.length, text: () => Promise.resolve(CODE)};
  await act(async () => {
    fireEvent.drop(field, {dataTransfer: {files: [file]}});
    await Promise.resolve();
  });
  expect(found()).toEqual(['Line 2 Button href removed']);
  const chooser = screen.getByLabelText('Or choose a file');
  fireEvent.change(chooser, {target: {files: [{size: 5_000_000}]}});
  expect(screen.getByRole('status').textContent).toMatch(/larger than 4 MB/);
});

test('where it cannot be loaded it says so, and loads again when asked', async () => {
  answers.push(() => Promise.reject(new Error('offline')), facts);
  show();
  await unfold();
  const retry = await screen.findByRole('button', {name: 'Try again'});
  await act(async () => {
    fireEvent.click(retry);
    await Promise.resolve();
  });
  expect(await screen.findByRole('textbox')).toBeTruthy();
});
