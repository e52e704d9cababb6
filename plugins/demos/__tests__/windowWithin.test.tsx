import {act} from '@testing-library/react/pure';
import {createDemoStore} from '../theme/Demo/demoStore';
import {serveParent} from '../theme/Demo/window/child';
import {scopedStorage} from '../theme/Demo/window/storage';
import {clearPage, load, openWindow, preparePage} from './__fixtures__/window';

jest.mock('@generated/demos/default/frames.js', () => [], {virtual: true});

beforeEach(preparePage);
afterEach(clearPage);

describe('in the window', () => {
  it('follows what the page around it chooses, and nobody else', () => {
    const figure = document.createElement('figure');
    const store = createDemoStore();
    const stop = serveParent(figure, store);
    const environment = {mode: 'dark', direction: 'up'};
    const data = {type: 'vitrine-demo-state', environment, run: 2};
    window.dispatchEvent(new MessageEvent('message', {data, origin: 'https://x.example'}));
    expect(store.get().run).toBe(0);
    const event = new MessageEvent('message', {data, origin: location.origin});
    Object.defineProperty(event, 'source', {value: window.parent});
    window.dispatchEvent(event);
    expect(store.get()).toMatchObject({run: 2, environment: {mode: 'dark'}});
    expect(store.get().environment.direction).toBeUndefined();
    stop();
  });
});

describe('a demo in a window', () => {
  it('is clicked where it was clicked outside, and nowhere else', async () => {
    const figure = document.createElement('figure');
    figure.innerHTML = '<div data-demo="A"><div><p></p><style></style><i>0</i></div></div>';
    const count = figure.querySelector('i') as HTMLElement;
    count.addEventListener('click', () => (count.textContent += '1'));
    const stop = serveParent(figure, createDemoStore());
    const gesture = {detail: 0, button: 0, clientX: 3, clientY: 4};
    const clicks = [1, 7, 1].map((place) => ({steps: [0, place], gesture}));
    const data = {type: 'vitrine-demo-clicks', clicks};
    const event = new MessageEvent('message', {data, origin: location.origin});
    Object.defineProperty(event, 'source', {value: window.parent});
    await act(async () => window.dispatchEvent(event));
    expect(count.textContent).toBe('011');
    stop();
  });
});

describe('a storage of its own', () => {
  beforeEach(() => localStorage.clear());

  it('holds what a demo stores, apart from all others, but for the settings of the site', () => {
    localStorage.setItem('theme', 'the site');
    localStorage.setItem('vitrine-mode', 'dark');
    const [a, b] = ['a:', 'b:'].map((prefix) => scopedStorage(localStorage, prefix)) as [
      Storage,
      Storage,
    ];
    a.setItem('theme', 'a');
    b.theme = 'b';
    expect([a.getItem('theme'), a.theme, b.theme]).toEqual(['a', 'a', 'b']);
    expect([a.length, a.key(0), a.key(1), a.getItem('none')]).toEqual([1, 'theme', null, null]);
    expect(a.getItem('vitrine-mode')).toBe('dark');
    delete b.theme;
    expect('theme' in b).toBe(false);
    a.clear();
    expect(a.getItem('theme')).toBeNull();
    expect(localStorage.getItem('theme')).toBe('the site');
  });

  it('takes the place of the page itself in a window of an isolated demo', async () => {
    document.documentElement.setAttribute('data-demo-alone', 'frame');
    const whole = window.localStorage;
    await openWindow({isolated: true});
    window.localStorage.setItem('draft', 'mine');
    expect(whole.getItem('vitrine-demo:/page/#demo-a:draft')).toBe('mine');
    expect(load).toHaveBeenCalled();
    for (const area of ['localStorage', 'sessionStorage'] as const)
      Reflect.deleteProperty(window, area);
  });
});
