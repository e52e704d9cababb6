import {keepPlaces} from '../client/loader/places';

beforeEach(() => sessionStorage.clear());

it('keeps where a tree is scrolled to, for the next page, until React does', () => {
  Object.assign(Element.prototype, {scrollTo: jest.fn(), scrollBy: jest.fn()});
  document.body.innerHTML = '<nav data-keeps-scroll="ui"></nav>';
  sessionStorage.setItem('vitrine-tree-ui', '120');
  const end = new AbortController();
  keepPlaces(end.signal);
  const nav = document.querySelector('nav') as HTMLElement;
  expect(nav.scrollTo).toHaveBeenCalledWith({top: 120, behavior: 'instant'});
  nav.scrollTop = 80;
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('vitrine-tree-ui')).toBe('80');
  nav.style.display = 'none';
  nav.scrollTop = 0;
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('vitrine-tree-ui')).toBe('80');
  end.abort();
  nav.style.display = '';
  nav.scrollTop = 90;
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('vitrine-tree-ui')).toBe('80');
});

it('places a tree in a drawer when the drawer is opened, and asks nothing of it before', () => {
  const scrollTo = jest.fn();
  Object.assign(Element.prototype, {scrollTo, scrollBy: jest.fn()});
  document.body.innerHTML = '<nav data-keeps-scroll="ui" style="display: none"></nav>';
  const nav = document.querySelector('nav') as HTMLElement;
  const asked = jest.spyOn(nav, 'getBoundingClientRect');
  const end = new AbortController();
  keepPlaces(end.signal);
  expect([scrollTo, asked].flatMap(({mock}) => mock.calls)).toEqual([]);
  nav.style.display = '';
  nav.dispatchEvent(new Event('toggle'));
  nav.dispatchEvent(new Event('toggle'));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  end.abort();
});
