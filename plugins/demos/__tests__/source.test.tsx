import {readFileSync} from 'node:fs';
import path from 'node:path';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {listenToRequests} from '../../_shared/client';
import {variantOfHash} from '../theme/Demo/source/files';
import {prepareBrowser, TableDemo} from './__fixtures__/demo';

let mockHash = '';
let mockIsBrowser = true;

jest.mock('@generated/demos/default/frames.js', () => [], {virtual: true});
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: mockCollectAnchor}), {
  virtual: true,
});
jest.mock('@docusaurus/router', () => ({useLocation: () => ({hash: mockHash})}), {virtual: true});
jest.mock('@docusaurus/useIsBrowser', () => () => mockIsBrowser, {virtual: true});

const mockCollectAnchor = jest.fn();
const root = document.documentElement;
const writeText = jest.fn<Promise<void>, [string]>();
const scrolledTo: Element[] = [];

/** The style sheet's own rules, as jsdom reads neither modules nor `:has()` of a closed disclosure. */
const SHEET = readFileSync(path.join(__dirname, '../theme/Demo/source/styles.module.css'), 'utf8');

beforeEach(() => {
  prepareBrowser();
  mockHash = '';
  mockIsBrowser = true;
  scrolledTo.length = 0;
  writeText.mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  Element.prototype.scrollIntoView = function scroll() {
    scrolledTo.push(this);
  };
  root.setAttribute('data-js', '');
  document.head.innerHTML = `<style>${SHEET}</style>`;
});

afterEach(() => {
  root.removeAttribute('data-code-variant');
  root.removeAttribute('data-js');
  document.body.replaceChildren();
});

/** The texts that the style sheet shows, by the rules that hold. */
function shown(): string[] {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-code-part]')];
  return blocks.filter((block) => getComputedStyle(block).display !== 'none').map(textOf);
}

const textOf = (block: Element) => block.textContent ?? '';
const details = () => document.querySelector('details');

/** What the disclosure and the browser do together. */
function unfold(): void {
  const fold = details();
  if (fold) fold.open = true;
}

async function prefer(variant: 'ts' | 'js'): Promise<void> {
  await act(async () => root.setAttribute('data-code-variant', variant));
}

async function copied(): Promise<string | undefined> {
  await act(async () => fireEvent.click(screen.getByRole('button', {name: 'Copy the code'})));
  return writeText.mock.lastCall?.[0];
}

describe('what is shown', () => {
  it('is the excerpt, then the whole file', () => {
    render(<TableDemo />);
    expect(shown()).toEqual(['preview ts']);
    unfold();
    expect(shown()).toEqual(['table ts']);
  });

  it('is in the variant that the reader prefers, at once', async () => {
    root.setAttribute('data-code-variant', 'js');
    render(<TableDemo />);
    expect(shown()).toEqual(['preview js']);
    unfold();
    expect(shown()).toEqual(['table js']);
    await prefer('ts');
    expect(shown()).toEqual(['table ts']);
  });

  it('is right in the HTML that is served, whatever the reader prefers', () => {
    mockIsBrowser = false;
    document.body.innerHTML = renderToString(<TableDemo options={{defaultCodeOpen: true}} />);
    expect(shown()).toEqual(['table ts']);
    root.setAttribute('data-code-variant', 'js');
    expect(shown()).toEqual(['table js']);
  });

  it('is the file of choice', () => {
    render(<TableDemo options={{defaultCodeOpen: true}} />);
    fireEvent.click(screen.getByText('rows.ts'));
    expect(shown()).toEqual(['rows ts']);
    fireEvent.click(screen.getByText('look.css'));
    expect(shown()).toEqual(['look']);
    expect(screen.getByText('look.css').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('group', {name: 'look.css'})).toBeTruthy();
  });

  it('is, folded, the excerpt, whatever file was looked at', () => {
    render(<TableDemo />);
    fireEvent.click(screen.getByText('look.css'));
    expect(shown()).toEqual(['preview ts']);
  });

  it('is every file without JavaScript, each with its name', () => {
    root.removeAttribute('data-js');
    mockIsBrowser = false;
    document.body.innerHTML = renderToString(<TableDemo options={{defaultCodeOpen: true}} />);
    expect(shown()).toEqual(['table ts', 'rows ts', 'look']);
    const names = [...document.querySelectorAll('[data-code-part]')].map((part) =>
      part.getAttribute('data-code-name'),
    );
    expect(names).toContain('rows.ts');
    expect(SHEET).toContain('content: attr(data-code-name)');
  });

  it('is a demo that was written in JavaScript alone, for those who prefer TypeScript too', () => {
    const files = [{name: 'BasicTable.js', variants: ['js'] as const, hasPreview: false}];
    render(<TableDemo files={files} options={{defaultCodeOpen: true}} />);
    expect(shown()).toContain('table js');
    expect(screen.queryByText('JS')).toBeNull();
  });
});

describe('the choice of a variant', () => {
  it('is asked of the one who keeps the settings', async () => {
    const asked = jest.fn();
    const stop = listenToRequests((name, value) => {
      asked(name, value);
      root.setAttribute('data-code-variant', String(value));
    });
    render(<TableDemo />);
    expect(screen.getByText('TS').getAttribute('aria-pressed')).toBe('true');
    await act(async () => fireEvent.click(screen.getByText('JS')));
    stop();
    expect(asked).toHaveBeenCalledWith('codeVariant', 'js');
    expect(screen.getByText('JS').getAttribute('aria-pressed')).toBe('true');
    expect(shown()).toEqual(['preview js']);
    await prefer('ts');
    expect(shown()).toEqual(['preview ts']);
  });

  it("is this demo's where nobody keeps any", async () => {
    render(<TableDemo />);
    await act(async () => fireEvent.click(screen.getByText('JS')));
    expect(shown()).toEqual(['preview js']);
  });

  it('shows the names that files have in it', async () => {
    render(<TableDemo options={{defaultCodeOpen: true}} />);
    await prefer('js');
    const tabs = screen.getByRole('group', {name: 'Files'});
    expect([...tabs.children].map(textOf)).toEqual(['BasicTable.js', 'rows.jsx', 'look.css']);
  });
});

describe('an address', () => {
  it.each([
    ['#BasicTable.js', 'js'],
    ['#BasicTable.jsx', 'js'],
    ['BasicTable.tsx', 'ts'],
    ['#OtherTable.js', undefined],
    ['#BasicTable', undefined],
    ['#demo-basic-table', undefined],
    ['', undefined],
  ])('%s asks for %s', (hash, variant) => {
    expect(variantOfHash(hash, 'BasicTable')).toBe(variant);
  });

  it('unfolds the source, scrolls to the demo and wins over the preference', async () => {
    mockHash = '#BasicTable.js';
    await prefer('ts');
    render(<TableDemo />);
    expect(details()?.open).toBe(true);
    expect(shown()).toEqual(['table js']);
    expect(scrolledTo).toEqual([screen.getByRole('figure')]);
    expect(await copied()).toBe('table js');
  });

  it('wins until another variant is chosen in this demo', async () => {
    mockHash = '#BasicTable.js';
    render(<TableDemo />);
    await act(async () => fireEvent.click(screen.getByText('TS')));
    expect(shown()).toEqual(['table ts']);
  });

  it('leaves the demo folded where it is about another one', () => {
    mockHash = '#OtherTable.js';
    render(<TableDemo />);
    expect(details()?.open).toBe(false);
    expect(scrolledTo).toEqual([]);
  });

  it('is one that links are checked against', () => {
    render(<TableDemo />);
    const anchors = mockCollectAnchor.mock.calls.flat();
    expect(anchors).toEqual(expect.arrayContaining(['BasicTable.tsx', 'BasicTable.js']));
  });
});

describe('what is copied', () => {
  it('is the whole file, be it folded', async () => {
    render(<TableDemo />);
    expect(await copied()).toBe('table ts');
  });

  it('is the file that is shown, in its variant', async () => {
    render(<TableDemo />);
    await prefer('js');
    fireEvent.click(screen.getByText('rows.jsx'));
    expect(await copied()).toBe('rows js');
    fireEvent.click(screen.getByText('look.css'));
    expect(await copied()).toBe('look');
  });
});
