import {render} from '@testing-library/react';
import {useRef} from 'react';
import {markPlaced} from '../../../../plugins/late-hydration/client/keptScroll';
import {useKeptScroll} from '../useKeptScroll';

const scrollTo = jest.fn(function scroll(this: HTMLElement, {top = 0}: ScrollToOptions) {
  this.scrollTop = top;
});
const scrollBy = jest.fn<undefined, [ScrollToOptions]>();

/** Where the tree and its active entry are in the window, as jsdom lays nothing out. */
let entryTop = 0;

beforeEach(() => {
  sessionStorage.clear();
  entryTop = 0;
  Object.assign(HTMLElement.prototype, {scrollTo, scrollBy});
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: HTMLElement,
  ) {
    return this.tagName === 'NAV' ? new DOMRect(0, 100, 0, 400) : new DOMRect(0, entryTop, 0, 20);
  });
});

function Tree({product, page}: {product: string; page: string}) {
  const tree = useRef<HTMLElement>(null);
  useKeptScroll(tree, product, page);
  return (
    <nav ref={tree}>
      <a href={page} aria-current="page">
        Here
      </a>
    </nav>
  );
}

describe('useKeptScroll', () => {
  it('takes up the position that was kept', () => {
    sessionStorage.setItem('vitrine-tree-ui', '120');
    render(<Tree product="ui" page="/a/" />);
    expect(scrollTo).toHaveBeenCalledWith({top: 120, behavior: 'instant'});
  });

  it('keeps it for each product when the page is left, however it is left', () => {
    const {container, rerender, unmount} = render(<Tree product="ui" page="/a/" />);
    const nav = container.querySelector('nav') as HTMLElement;
    nav.scrollTop = 80.4;
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('vitrine-tree-ui')).toBe('80');
    nav.scrollTop = 90;
    rerender(<Tree product="joy" page="/b/" />);
    expect(sessionStorage.getItem('vitrine-tree-ui')).toBe('90');
    expect(nav.scrollTop).toBe(0);
    nav.scrollTop = 30;
    unmount();
    expect(sessionStorage.getItem('vitrine-tree-joy')).toBe('30');
  });

  it('begins at the top where the storage refuses', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    render(<Tree product="ui" page="/a/" />);
    expect(scrollTo).toHaveBeenCalledWith({top: 0, behavior: 'instant'});
  });

  it('leaves the position alone where the active entry is in view', () => {
    entryTop = 300;
    render(<Tree product="ui" page="/a/" />);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it.each([
    [700, 400],
    [20, -280],
  ])('brings an entry at %i px into the middle, by %i', (top, distance) => {
    entryTop = top;
    render(<Tree product="ui" page="/a/" />);
    expect(scrollBy).toHaveBeenCalledWith({top: distance, behavior: 'instant'});
  });

  it('leaves a tree where it is that was placed before React came, until the next page', () => {
    sessionStorage.setItem('vitrine-tree-ui', '120');
    document.body.innerHTML = '<div><nav></nav></div>';
    entryTop = 700;
    const nav = document.querySelector('nav') as HTMLElement;
    markPlaced(nav);
    const container = document.querySelector('div') as HTMLElement;
    const page = (path: string) => <Tree product="ui" page={path} />;
    nav.innerHTML = '<a href="/a/" aria-current="page">Here</a>';
    const {rerender} = render(page('/a/'), {container, hydrate: true});
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrollBy).not.toHaveBeenCalled();
    rerender(page('/b/'));
    expect(scrollBy).toHaveBeenCalledTimes(1);
  });

  it('brings the entry of a new page into view', () => {
    entryTop = 300;
    const {rerender} = render(<Tree product="ui" page="/a/" />);
    entryTop = 700;
    rerender(<Tree product="ui" page="/b/" />);
    expect(scrollBy).toHaveBeenCalledTimes(1);
  });

  it('brings the entry into view when a drawer is opened, once for each page', () => {
    entryTop = 700;
    const style = jest.spyOn(window, 'getComputedStyle');
    style.mockReturnValue({display: 'none'} as CSSStyleDeclaration);
    const {container, rerender} = render(<Tree product="ui" page="/a/" />);
    const open = () => container.querySelector('nav')?.dispatchEvent(new Event('toggle'));
    rerender(<Tree product="ui" page="/b/" />);
    expect(scrollBy).not.toHaveBeenCalled();
    open();
    open();
    expect(scrollBy).toHaveBeenCalledTimes(1);
    rerender(<Tree product="ui" page="/c/" />);
    open();
    expect(scrollBy).toHaveBeenCalledTimes(2);
  });
});
