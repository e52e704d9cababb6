import {copyText} from '../../_shared/client';

const execCommand = jest.fn<boolean, [string]>();

beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true});
  Object.assign(document, {execCommand});
});

it('copies by selection without an asynchronous clipboard, and cleans up', async () => {
  let selected: string | undefined;
  execCommand.mockImplementation(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    selected = field.value.slice(field.selectionStart, field.selectionEnd);
    return true;
  });
  document.body.innerHTML = '<button>Copy</button>';
  const button = document.querySelector('button');
  button?.focus();

  expect(await copyText('a\nb\n')).toBe(true);
  expect(execCommand).toHaveBeenCalledWith('copy');
  expect(selected).toBe('a\nb\n');
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it.each([
  ['refuses', () => false],
  [
    'throws',
    () => {
      throw new Error('not allowed');
    },
  ],
])('is false where the selection %s', async (_, command) => {
  execCommand.mockImplementation(command);
  expect(await copyText('a')).toBe(false);
});

it('is false where the clipboard refuses, and tries nothing else', async () => {
  const writeText = () => Promise.reject(new Error('denied'));
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  expect(await copyText('a')).toBe(false);
  expect(execCommand).not.toHaveBeenCalled();
});
