import {createHeaderHistory} from '../client/header/history';

type Page = Parameters<ReturnType<typeof createHeaderHistory>['follow']>[0];

const at = (pathname: string, hash = '') => ({pathname, search: '', hash, state: undefined});

beforeEach(() => window.history.replaceState(null, '', '/kit/button/?a=1#usage'));

it('stands where the page was opened, and at the heading that a link has led to', () => {
  const history = createHeaderHistory();
  const heard = jest.fn();
  const stop = history.listen(heard);
  expect(history.location).toMatchObject({
    pathname: '/kit/button/',
    search: '?a=1',
    hash: '#usage',
  });
  window.history.replaceState(null, '', '#api');
  window.dispatchEvent(new Event('hashchange'));
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({hash: '#api'}), 'POP');
  stop();
  window.dispatchEvent(new Event('hashchange'));
  expect(heard).toHaveBeenCalledTimes(1);
});

it('writes addresses as links have them', () => {
  const {createHref} = createHeaderHistory();
  expect(createHref({pathname: '/kit/', search: '?q=a', hash: '#b'})).toBe('/kit/?q=a#b');
});

it('moves as the page does from the time that has a router, and hears of what it shows', () => {
  const history = createHeaderHistory();
  const heard = jest.fn();
  history.listen(heard);
  const page = {push: jest.fn(), replace: jest.fn(), location: at('/kit/')} as unknown as Page;
  const shown = at('/kit/button/');
  history.follow(page, shown);
  expect(heard).toHaveBeenCalledTimes(1);
  history.push('/kit/chip/');
  history.replace('/kit/card/');
  expect(page.push).toHaveBeenCalledWith('/kit/chip/', undefined);
  expect(page.replace).toHaveBeenCalledWith('/kit/card/', undefined);
  // Asked for, and not shown yet.
  expect(history.location).toBe(shown);
  history.follow(page, shown);
  expect(heard).toHaveBeenCalledTimes(1);
  history.follow(page, at('/kit/chip/'));
  expect(history.location.pathname).toBe('/kit/chip/');
  // Its router says so.
  window.dispatchEvent(new Event('hashchange'));
  expect(heard).toHaveBeenCalledTimes(2);
});
