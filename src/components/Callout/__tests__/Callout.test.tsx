import {render, screen} from '@testing-library/react';
import Callout from '..';

function show(kind: string, title?: string) {
  render(
    <Callout kind={kind} title={title}>
      <p>Text</p>
    </Callout>,
  );
  const note = screen.getByRole('note');
  return {tone: note.dataset.tone, word: note.firstElementChild?.textContent, note};
}

it.each([
  ['info', 'info', 'Info'],
  ['success', 'success', 'Good to know'],
  ['warning', 'warning', 'Warning'],
  ['error', 'error', 'Danger'],
  ['note', 'info', 'Note'],
  ['tip', 'success', 'Tip'],
  ['caution', 'warning', 'Caution'],
  ['danger', 'error', 'Danger'],
])('%s is told by a tone and by a word', (kind, tone, word) => {
  expect(show(kind)).toMatchObject({tone, word});
});

it('takes the title that is given for its word', () => {
  expect(show('warning', 'Two copies')).toMatchObject({tone: 'warning', word: 'Two copies'});
});

it('is a note where the kind is of another plugin', () => {
  expect(show('spoiler')).toMatchObject({tone: 'info', word: 'Note'});
});

it('holds its content', () => {
  expect(show('info').note.lastElementChild?.textContent).toBe('Text');
});
