import type {ReactNode} from 'react';
import {act, fireEvent, screen} from '@testing-library/react/pure';
import frames from '@generated/demos/default/frames.js';
import type {FrameModule, FrameProps} from '../theme/Demo/types';
import {comeNear, Counter, prepareBrowser, renderIsland, takeDown} from './__fixtures__/island';

jest.mock(
  '@generated/demos/default/frames.js',
  () => [{path: 'docs/framed/', id: 'demo-frame-test', load: jest.fn()}],
  {virtual: true},
);

const loadFrame = frames[0]?.load as jest.Mock<Promise<FrameModule>>;

beforeEach(prepareBrowser);
afterEach(takeDown);

describe('a demo with a frame', () => {
  const framed = () => renderIsland(Counter, undefined, 'docs/framed/a.md:3');
  const sheets = () => document.querySelectorAll('style[data-href="demo-frame-test"]');

  it('is rendered within it, and its sheet comes to the page once', async () => {
    loadFrame.mockResolvedValue({
      Frame: ({direction, children}) => <section title={direction}>{children}</section>,
      css: () => ':root{--tint:#639}',
    });
    const {element} = framed();
    expect(loadFrame).not.toHaveBeenCalled();
    await comeNear();
    framed();
    await comeNear();
    expect(screen.getAllByTitle('ltr')).toHaveLength(2);
    expect(element.getAttribute('dir')).toBe('ltr');
    expect([...sheets()].map((sheet) => sheet.textContent)).toEqual([':root{--tint:#639}']);
  });

  it('begins right-to-left where the page is', async () => {
    document.documentElement.setAttribute('dir', 'rtl');
    const directions: string[] = [];
    loadFrame.mockResolvedValue({
      Frame({direction, children}) {
        directions.push(direction);
        return children;
      },
      css: () => '',
    });
    const {element} = framed();
    await comeNear();
    expect(element.getAttribute('dir')).toBe('rtl');
    expect(new Set(directions)).toEqual(new Set(['rtl']));
    document.documentElement.removeAttribute('dir');
  });

  it('fails like its own code where the frame does not come', async () => {
    loadFrame.mockRejectedValueOnce(new Error('frame lost'));
    framed();
    await comeNear();
    expect(screen.getByRole('alert').textContent).toContain('frame lost');
  });
});

describe('an environment of its own', () => {
  const Shows = (props: FrameProps): ReactNode => (
    <output title={`${props.direction} ${props.mode} ${props.density}`}>{props.children}</output>
  );
  const framed = () => {
    loadFrame.mockResolvedValue({
      Frame: Shows,
      css: () => '',
      version: '1.2.3',
      densities: ['comfortable', 'compact'],
    });
    return renderIsland(Counter, undefined, 'docs/framed/a.md:3');
  };
  const turnPage = (dir: string) =>
    act(async () => document.documentElement.setAttribute('dir', dir));

  it('is followed by its frame and on its element, and its state is kept', async () => {
    const {element, store} = framed();
    await comeNear();
    fireEvent.click(screen.getByRole('button'));
    const environment = {mode: 'dark', density: 'compact', direction: 'rtl'} as const;
    await act(async () => store.set({environment}));
    expect(screen.getByRole('status').title).toBe('rtl dark compact');
    expect(element.dataset).toMatchObject({demoMode: 'dark', demoDensity: 'compact'});
    expect(element.getAttribute('dir')).toBe('rtl');
    expect(element.textContent).toBe('Pressed 1');
  });

  it('is that of the page again where it is given up; its own direction resists the page', async () => {
    const {element, store} = framed();
    await comeNear();
    await act(async () => store.set({environment: {direction: 'ltr'}}));
    await turnPage('rtl');
    expect(element.getAttribute('dir')).toBe('ltr');
    await act(async () => store.set({environment: {}}));
    expect(element.getAttribute('dir')).toBe('rtl');
    expect(element.dataset.demoMode).toBeUndefined();
    document.documentElement.removeAttribute('dir');
  });

  it('says which library it is, and what there is to choose from', async () => {
    const {element} = framed();
    await comeNear();
    expect(element.dataset.libraryVersion).toBe('1.2.3');
    expect(element.dataset.demoDensities).toBe('comfortable compact');
  });
});
