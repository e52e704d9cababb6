import {aloneScript} from '../core/alone';
import {followAlone, isAlonePage} from '../theme/Demo/alone';
import {createDemoStore} from '../theme/Demo/demoStore';

const root = document.documentElement;

function open(search: string, body = '<figure id="demo-a"></figure>'): HTMLElement {
  window.history.replaceState(null, '', `/page/${search}`);
  document.body.innerHTML = body;
  return document.querySelector('figure') as HTMLElement;
}

function runScript(): void {
  // What a browser runs is this text.

  new Function('parent', 'window', aloneScript())(window, window);
}

const finishReading = () => document.dispatchEvent(new Event('readystatechange'));

beforeAll(() => {
  Object.assign(globalThis, {CSS: {escape: (text: string) => text}});
});

afterEach(() => {
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});

describe('the script before the first paint', () => {
  it('marks the page, and hides it until the demo was read', () => {
    open('?demo=demo-a');
    runScript();
    expect(root.getAttribute('data-demo-alone')).toBe('page');
    expect(root.hasAttribute('data-demo-awaited')).toBe(true);
    finishReading();
    expect(root.hasAttribute('data-demo-awaited')).toBe(false);
    expect(isAlonePage()).toBe(true);
    expect(document.querySelector('figure')?.dataset.alone).toBe('');
  });

  it('marks what the demo stands in, and not what stands beside it', () => {
    open('?demo=demo-a', '<main><p></p><figure id="demo-a"><i></i></figure></main><aside></aside>');
    runScript();
    finishReading();
    const marked = [...document.querySelectorAll('[data-alone]')].map(({tagName}) => tagName);
    expect(marked).toEqual(['MAIN', 'FIGURE']);
  });

  it.each(['?demo=demo-b', '?demo="]'])(
    'shows the page where there is no such demo: %s',
    (search) => {
      Object.assign(globalThis, {CSS: {escape: (text: string) => text.replace(/\W/g, '\\$&')}});
      open(search);
      runScript();
      finishReading();
      expect(root.getAttributeNames()).toEqual([]);
    },
  );

  it.each(['', '?demo=', '?other=demo-a'])('leaves other pages alone: %s', (search) => {
    open(search);
    runScript();
    expect(root.getAttributeNames()).toEqual([]);
  });
});

describe('followAlone', () => {
  it('marks the figure that the address names, until the page goes', () => {
    const figure = open('?demo=demo-a', '<main><figure id="demo-a"></figure></main>');
    const stop = followAlone(figure, createDemoStore());
    expect(figure.hasAttribute('data-alone')).toBe(true);
    expect(isAlonePage()).toBe(true);
    stop();
    expect(document.querySelectorAll('[data-alone]')).toHaveLength(0);
    expect(isAlonePage()).toBe(false);
  });

  it('leaves the others alone', () => {
    const figure = open('?demo=demo-b');
    followAlone(figure, createDemoStore())();
    expect(figure.hasAttribute('data-alone')).toBe(false);
  });
});
