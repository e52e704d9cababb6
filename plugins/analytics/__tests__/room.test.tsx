import {makeRoom} from '../client/room';
import {nextFrames} from './__fixtures__/browser';

let card: HTMLElement;
let end: AbortController;

/** Gives an element a box in a window of 1024 by 768, as jsdom has no layout. */
function place(element: Element | null, box: {x: number; y: number; w: number; h: number}): void {
  const rect = {left: box.x, right: box.x + box.w, top: box.y, bottom: box.y + box.h};
  if (element) element.getBoundingClientRect = () => rect as DOMRect;
}

beforeEach(() => {
  document.body.innerHTML =
    '<a href="#a" id="under">A</a><a href="#b" id="beside">B</a><div id="card"><button>C</button></div>';
  card = document.querySelector('#card') as HTMLElement;
  place(card, {x: 600, y: 568, w: 400, h: 184});
  place(document.querySelector('#under'), {x: 700, y: 600, w: 100, h: 20});
  place(document.querySelector('#beside'), {x: 100, y: 600, w: 100, h: 20});
  place(card.querySelector('button'), {x: 700, y: 700, w: 100, h: 20});
  end = new AbortController();
  makeRoom(card, end.signal);
});

afterEach(() => end.abort());

const padding = () => [
  document.documentElement.style.getPropertyValue('scroll-padding-block-end'),
  (card.previousElementSibling as HTMLElement).style.getPropertyValue('block-size'),
];

async function focus(selector: string): Promise<boolean> {
  document.querySelector<HTMLElement>(selector)?.focus();
  await nextFrames();
  return card.hasAttribute('data-aside');
}

it('lets the page scroll what has the focus above the card, at every size of the window', () => {
  expect(padding()).toEqual(['208px', '208px']);
  place(card, {x: 8, y: 468.5, w: 300, h: 290});
  window.dispatchEvent(new Event('resize'));
  expect(padding()).toEqual(['308px', '308px']);
});

it('leaves no trace', () => {
  end.abort();
  window.dispatchEvent(new Event('resize'));
  expect(document.documentElement.style).toHaveLength(0);
  expect(card.previousElementSibling?.id).toBe('beside');
});

it('steps aside from what has the focus under it', async () => {
  expect(await focus('#beside')).toBe(false);
  expect(await focus('#under')).toBe(true);
});

it('stays for its own buttons', async () => {
  expect(await focus('#card button')).toBe(false);
});

describe('on a scroll', () => {
  const scrollIn = (width: number, scrollY: number, end = 2000) => {
    place(card.previousElementSibling, {x: 0, y: end, w: width, h: 200});
    Object.assign(window, {innerWidth: width, scrollY});
    document.dispatchEvent(new Event('scroll'));
    return card.hasAttribute('data-settled');
  };

  afterEach(() => Object.assign(window, {innerWidth: 1024, scrollY: 0}));

  it('stands below the page on a phone, which has its whole window then', () => {
    expect(scrollIn(390, 40)).toBe(true);
    const spacer = card.nextElementSibling as HTMLElement;
    expect([padding()[0], spacer.style.getPropertyValue('block-size')]).toEqual(['', '8px']);
  });

  it('stays over its own room, where it covers nothing', () => {
    expect(scrollIn(390, 40, 700)).toBe(false);
  });

  it('stays in its corner in a wide window, and where nothing was scrolled', () => {
    expect(scrollIn(1024, 40)).toBe(false);
    expect(scrollIn(390, 0)).toBe(false);
  });

  it('stays while the reader is in it', () => {
    card.querySelector('button')?.focus();
    expect(scrollIn(390, 40)).toBe(false);
  });
});
