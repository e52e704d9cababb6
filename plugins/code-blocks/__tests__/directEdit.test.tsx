import {DIRECT_COPIED_MS, serveCopyButtons} from '../client/directEdit';

const writeText = jest.fn<Promise<void>, [string]>();
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  document.body.innerHTML = `
    <div data-code-block><pre><code><b>a</b>\n  b</code></pre>
      <button type="button" data-code-copy><svg></svg>Copy</button></div>
    <div data-code-block data-owned><pre>c</pre><button type="button" data-code-copy>Copy</button></div>
    <figure><div data-code-block><pre>d</pre></div><button type="button" data-code-copy>Copy</button></figure>
    <button type="button">Other</button>`;
  stop = serveCopyButtons();
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

const buttons = () => [...document.querySelectorAll('button')];
const label = (index: number) => buttons()[index]?.textContent;

async function press(index: number) {
  buttons()[index]?.click();
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
}

it('changes the word in its text node, marks the button, and changes back after 2000 ms', async () => {
  const text = buttons()[0]?.lastChild;
  await press(0);
  expect(writeText).toHaveBeenCalledWith('a\n  b');
  expect(label(0)).toBe('Copied');
  expect(buttons()[0]?.lastChild).toBe(text);
  expect(buttons()[0]?.hasAttribute('data-copied')).toBe(true);
  expect(document.querySelector('[role=status]')?.textContent).toBe('Copied');
  jest.advanceTimersByTime(DIRECT_COPIED_MS - 1);
  expect(label(0)).toBe('Copied');
  jest.advanceTimersByTime(1);
  expect(label(0)).toBe('Copy');
  expect(buttons()[0]?.hasAttribute('data-copied')).toBe(false);
});

it('starts the time anew with a second click', async () => {
  await press(0);
  jest.advanceTimersByTime(1500);
  await press(0);
  jest.advanceTimersByTime(DIRECT_COPIED_MS - 1);
  expect(label(0)).toBe('Copied');
  jest.advanceTimersByTime(1);
  expect(label(0)).toBe('Copy');
});

it('leaves blocks that a component owns to it', async () => {
  await press(1);
  await press(3);
  expect(writeText).not.toHaveBeenCalled();
  expect(label(1)).toBe('Copy');
});

it("copies a figure's code for a button beside it", async () => {
  await press(2);
  expect(writeText).toHaveBeenCalledWith('d');
});

it('is silent where the write is refused', async () => {
  writeText.mockRejectedValueOnce(new Error('denied'));
  await press(0);
  expect(label(0)).toBe('Copy');
  expect(jest.getTimerCount()).toBe(0);
});

it('copies by selection where there is no clipboard', async () => {
  Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true});
  Object.assign(document, {execCommand: () => true});
  await press(0);
  expect(label(0)).toBe('Copied');
});

describe('a figure with several files', () => {
  const part = (attributes: string, text: string) =>
    `<div data-code-part="whole" ${attributes}><div data-code-block><pre>${text}</pre></div></div>`;

  beforeEach(() => {
    document.body.innerHTML = `<figure><button type="button" data-code-copy>Copy</button>
      ${part('data-code-only="ts"', 'ts').replace('whole', 'preview')}
      ${part('data-code-only="ts"', 'typed')}${part('data-code-only="js"', 'plain')}
      ${part('data-code-hidden=""', 'other')}</figure>`;
  });

  afterEach(() => document.documentElement.removeAttribute('data-code-variant'));

  it.each([
    [undefined, 'typed'],
    ['ts', 'typed'],
    ['js', 'plain'],
  ])('copies the whole file in the variant of choice: %s', async (variant, text) => {
    if (variant) document.documentElement.setAttribute('data-code-variant', variant);
    await press(0);
    expect(writeText).toHaveBeenCalledWith(text);
  });

  it('copies the file that is shown', async () => {
    document.querySelectorAll('[data-code-only]').forEach((each) => {
      each.setAttribute('data-code-hidden', '');
    });
    document.querySelector('[data-code-part]:last-of-type')?.removeAttribute('data-code-hidden');
    await press(0);
    expect(writeText).toHaveBeenCalledWith('other');
  });
});
