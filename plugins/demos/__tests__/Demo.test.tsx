import {act, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import Demo from '../theme/Demo';
import type {DemoProps} from '../theme/Demo/types';

const SOURCE = 'export default function BasicButtons() {}\n';

jest.mock('@generated/demos/default/frames.js', () => [], {virtual: true});

const mockCollectAnchor = jest.fn();
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: mockCollectAnchor}), {
  virtual: true,
});

jest.mock('@docusaurus/useIsBrowser', () => () => true, {virtual: true});

const writeText = jest.fn<Promise<void>, [string]>();

class NeverNear {
  observe = jest.fn();
  disconnect = jest.fn();
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {VITRINE_SERVER: false, IntersectionObserver: NeverNear});
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  writeText.mockResolvedValue();
});

afterEach(() => {
  jest.useRealTimers();
});

function demoElement(props: Partial<DemoProps> = {}) {
  return (
    <Demo
      name="BasicButtons"
      file="BasicButtons.tsx"
      at="docs/a.md:3"
      load={() => new Promise(() => undefined)}
      server={undefined}
      {...props}
    >
      {props.children ?? (
        <pre>
          <code className="language-tsx">{SOURCE}</code>
        </pre>
      )}
    </Demo>
  );
}

function renderDemo(props: Partial<DemoProps> = {}) {
  return render(demoElement(props));
}

function copyButton(): HTMLElement {
  return screen.getByRole('button', {name: 'Copy the code'});
}

async function clickCopy(): Promise<void> {
  await act(async () => fireEvent.click(copyButton()));
}

function wait(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}

describe('the copy button', () => {
  it('copies the source to the letter, says so for 1200 ms, and aloud', async () => {
    renderDemo();
    expect(copyButton().textContent).toBe('Copy');
    await clickCopy();
    expect(writeText).toHaveBeenCalledWith(SOURCE);
    expect(copyButton().textContent).toBe('Copied');
    expect(screen.getByRole('status').textContent).toBe('Copied');
    wait(1199);
    expect(copyButton().textContent).toBe('Copied');
    wait(1);
    expect(copyButton().textContent).toBe('Copy');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('restarts the time with a second click', async () => {
    renderDemo();
    await clickCopy();
    wait(800);
    await clickCopy();
    wait(1199);
    expect(copyButton().textContent).toBe('Copied');
    wait(1);
    expect(copyButton().textContent).toBe('Copy');
  });

  it('leaves no timer behind', async () => {
    const {unmount} = renderDemo();
    await clickCopy();
    // React's own scheduler keeps one too, for the moment.
    wait(0);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    wait(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('copies nothing of the demo, and line breaks that are elements as what they are', async () => {
    const children = (
      <pre>
        <span>
          {'const a = 1;'}
          <br />
        </span>
        <span>
          {'a;'}
          <br />
        </span>
      </pre>
    );
    const {container} = renderDemo({children});
    container.querySelector('[data-demo]')?.append(document.createElement('pre'));
    await clickCopy();
    expect(writeText).toHaveBeenCalledWith('const a = 1;\na;\n');
  });

  it('is found by what serves the copy buttons of a page, in the figure that holds the code', () => {
    renderDemo();
    expect(copyButton().dataset).toMatchObject({codeCopy: '', needs: 'js'});
    const figure = copyButton().closest('figure');
    expect(figure?.querySelector('pre')?.textContent).toBe(SOURCE);
  });

  it('may say something else before React is there', () => {
    const log = jest.spyOn(console, 'error');
    const container = document.createElement('div');
    container.innerHTML = renderToString(demoElement()).replace('>Copy<', '>Copied<');
    document.body.append(container);
    render(demoElement(), {container, hydrate: true});
    expect(copyButton().textContent).toBe('Copied');
    expect(log).not.toHaveBeenCalled();
  });

  it('stays as it is where the clipboard refuses', async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    renderDemo();
    await clickCopy();
    expect(copyButton().textContent).toBe('Copy');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('tells analytics what it does, and for which demo', () => {
    renderDemo();
    expect({...copyButton().dataset}).toMatchObject({
      gaEventCategory: 'demo',
      gaEventAction: 'copy',
      gaEventLabel: 'BasicButtons',
    });
  });
});

describe('the source', () => {
  it('is folded by a native disclosure', () => {
    renderDemo();
    const details = screen.getByText('Show code').closest('details');
    expect(details?.open).toBe(false);
    expect(document.querySelector('code.language-tsx')?.textContent).toBe(SOURCE);
    expect(details?.querySelector('summary')?.dataset).toMatchObject({
      gaEventCategory: 'demo-expand',
      gaEventAction: 'expand',
      gaEventLabel: 'BasicButtons',
    });
  });

  it('is open from the start where the page says so', () => {
    renderDemo({options: {defaultCodeOpen: true}});
    expect(screen.getByText('Show code').closest('details')?.open).toBe(true);
  });
});

describe('the case', () => {
  it('is named in words', () => {
    renderDemo();
    expect(screen.getByRole('figure', {name: 'Basic buttons'})).toBeTruthy();
    expect(screen.getByText('Basic buttons')).toBeTruthy();
  });

  it('is an anchor that links are checked against', () => {
    renderDemo({id: 'demo-basic-buttons'});
    expect(screen.getByRole('figure').id).toBe('demo-basic-buttons');
    expect(mockCollectAnchor).toHaveBeenCalledWith('demo-basic-buttons');
  });

  it('has no plate where the page hides it', () => {
    renderDemo({options: {hideToolbar: true}});
    expect(screen.queryByText('Show code')).toBeNull();
    expect(screen.queryByText('Basic buttons')).toBeNull();
  });

  it('takes background, width and height from the options', () => {
    const {container} = renderDemo({options: {bg: 'gradient', maxWidth: 300, height: '5rem'}});
    const demo = container.querySelector<HTMLElement>('[data-demo="BasicButtons"].demo');
    expect(container.querySelector('[data-bg="gradient"]')).toBeTruthy();
    expect(demo?.getAttribute('style')).toBe('max-inline-size: 300px; min-block-size: 5rem;');
  });

  it('is laid out as in a text where the page says so', () => {
    const caseOf = (options: object) =>
      renderDemo({options}).container.querySelector('[data-demo-case]')?.className;
    expect(caseOf({flow: true})).toMatch(/\bflow\b/);
    expect(caseOf({})).not.toMatch(/\bflow\b/);
  });

  it('has no frame where the demo stands in the text', () => {
    renderDemo({options: {bg: 'inline'}});
    expect(screen.getByRole('figure').className).toContain('inline');
  });
});
