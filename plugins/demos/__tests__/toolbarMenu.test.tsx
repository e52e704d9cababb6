import {act, fireEvent, render, screen} from '@testing-library/react';
import {codeText} from '../theme/Demo/codeText';
import DemoToolbar from '../theme/Demo/toolbar';
import type {DemoProps} from '../theme/Demo/types';
import {TableDemo} from './__fixtures__/demo';
import {
  clearPage,
  hidePopover,
  menuItem,
  prepareToolbar,
  press,
  toolbarOf,
  writeText,
} from './__fixtures__/toolbar';

jest.mock('@generated/demos/default/frames.js', () => [], {virtual: true});
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: jest.fn()}), {virtual: true});
jest.mock('@docusaurus/useIsBrowser', () => () => true, {virtual: true});

beforeEach(prepareToolbar);
afterEach(clearPage);

describe('the menu', () => {
  function openMenu(props: Partial<DemoProps> = {}) {
    const view = render(<TableDemo {...props} />);
    const button = screen.getByRole('button', {name: 'More'});
    act(() => button.focus());
    fireEvent.keyDown(button, {key: 'ArrowDown'});
    return {...view, button};
  }

  it('is opened by an arrow and gone through by arrows, Home and End', () => {
    const {button} = openMenu();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement?.textContent).toBe('Reset the demo');
    expect(press('ArrowDown')).toBe('Focus the start of the demo');
    expect(press('End')).toBe('Edit the file');
    expect(press('ArrowDown')).toBe('Reset the demo');
    expect(press('ArrowUp')).toBe('Edit the file');
    expect(press('Home')).toBe('Reset the demo');
    press('Tab');
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens at its last item by the arrow up', () => {
    render(<TableDemo />);
    fireEvent.keyDown(screen.getByRole('button', {name: 'More'}), {key: 'ArrowUp'});
    expect(document.activeElement?.textContent).toBe('Edit the file');
  });

  it('puts the focus before the first control of the demo, for that long only', () => {
    openMenu();
    fireEvent.click(menuItem('Focus the start of the demo'));
    const stage = document.querySelector<HTMLElement>('[data-demo-case]');
    expect(document.activeElement).toBe(stage);
    expect(hidePopover).toHaveBeenCalled();
    act(() => stage?.blur());
    expect(stage?.hasAttribute('tabindex')).toBe(false);
  });

  it("copies the demo's address with all that the page's says", async () => {
    window.history.replaceState(null, '', '/a/?dir=rtl&demo=x#y');
    openMenu();
    await act(async () => fireEvent.click(menuItem('Copy the link')));
    expect(writeText).toHaveBeenCalledWith('http://localhost/a/?dir=rtl#demo-basic-table');
    expect(menuItem('Copied')).toBeTruthy();
    window.history.replaceState(null, '', '/');
  });

  it.each([
    ['the report of a clean check', 0, 'Accessibility: no violations, v7.3.4, 2026-11-22'],
    ['how many faults a check found', 2, 'Accessibility violations: 2, v7.3.4, 2026-11-22'],
  ])('shows %s', (_what, violations, text) => {
    openMenu({report: {date: '2026-11-22', version: '7.3.4', violations}});
    const report = screen.getByText(text);
    expect(screen.getByRole('menu').getAttribute('aria-describedby')).toBe(report.id);
  });

  it('has nothing that could do nothing', () => {
    openMenu({id: undefined, edit: undefined, packages: undefined});
    expect(screen.getAllByRole('menuitem').map(codeText)).toEqual([
      'Reset the demo',
      'Focus the start of the demo',
    ]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', {name: 'More'}).dataset.needs).toBe('js');
  });

  it('does not lead to where the file is edited where the page says so', () => {
    openMenu({options: {hideEditButton: true}});
    expect(screen.queryByText('Edit the file')).toBeNull();
    expect(menuItem('View the file')).toBeTruthy();
  });
});

describe('a sandbox', () => {
  const forms: HTMLFormElement[] = [];

  beforeEach(() => {
    forms.length = 0;
    HTMLFormElement.prototype.submit = function submit() {
      forms.push(this.cloneNode(true) as HTMLFormElement);
    };
  });

  const fields = () => Object.fromEntries(new FormData(forms[0]).entries());

  async function open(name: string) {
    render(<TableDemo />);
    expect(forms).toEqual([]);
    await act(async () => fireEvent.click(screen.getByText(name)));
    await act(async () => import('@theme/DemoEditor/openSandbox'));
  }

  it('of StackBlitz is sent all files in the variant that is shown, in a tab of its own', async () => {
    document.documentElement.setAttribute('data-code-variant', 'js');
    await open('Open in StackBlitz');
    expect(forms).toHaveLength(1);
    expect(forms[0]?.getAttribute('action')).toBe(
      'https://stackblitz.com/run?file=src%2FBasicTable.jsx',
    );
    expect([forms[0]?.method, forms[0]?.target, forms[0]?.getAttribute('rel')]).toEqual([
      'post',
      '_blank',
      'noopener',
    ]);
    expect(fields()).toMatchObject({
      'project[title]': 'Basic table',
      'project[files][src/BasicTable.jsx]': 'table js',
      'project[files][src/rows.jsx]': 'rows js',
      'project[files][src/look.css]': 'look',
    });
    expect(document.querySelector('form')).toBeNull();
  });

  it('is sent what the reader typed, in the variant in which it was typed', async () => {
    document.documentElement.setAttribute('data-code-variant', 'js');
    const files = [
      {name: 'BasicTable.tsx', text: 'table typed'},
      {name: 'look.css', text: 'look typed'},
    ];
    const view = render(<DemoToolbar {...toolbarOf(files)} />);
    await act(async () => fireEvent.click(view.getByText('Open in StackBlitz')));
    await act(async () => import('@theme/DemoEditor/openSandbox'));
    expect(fields()).toMatchObject({
      'project[files][src/BasicTable.tsx]': 'table typed',
      'project[files][src/look.css]': 'look typed',
    });
  });

  it('of CodeSandbox is sent the same', async () => {
    await open('Open in CodeSandbox');
    expect(forms[0]?.getAttribute('action')).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    expect(fields()).toMatchObject({query: 'file=/src/BasicTable.tsx'});
  });
});
