import {heldClicksScript} from '../../_shared/loading/heldClicks';
import {holdClicks} from '../theme/Demo/holdClicks';

function setUp() {
  document.body.innerHTML = '<div><input type="checkbox"><svg><path></path></svg></div>';
  const element = document.querySelector('div') as HTMLElement;
  const box = document.querySelector('input') as HTMLInputElement;
  const path = document.querySelector('path') as SVGElement;
  const seen = jest.fn();
  element.addEventListener('click', seen);
  return {element, box, path, seen, clicks: holdClicks(element)};
}

it('lets a held click do nothing, then everything, once', () => {
  const {box, seen, clicks} = setUp();
  box.click();
  expect(box.checked).toBe(false);
  expect(seen).not.toHaveBeenCalled();
  void clicks.replay();
  expect(box.checked).toBe(true);
  expect(seen).toHaveBeenCalledTimes(1);
});

it('leaves a turn between two clicks, for what the first one changes', async () => {
  const {element, box, clicks} = setUp();
  const log: string[] = [];
  element.addEventListener('click', () => {
    log.push('click');
    queueMicrotask(() => log.push('rendered'));
  });
  box.click();
  box.click();
  await clicks.replay();
  expect(log).toEqual(['click', 'rendered', 'click', 'rendered']);
});

it('replays a click on a picture where it was made', () => {
  const {path, seen, clicks} = setUp();
  path.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, clientX: 7}));
  void clicks.replay();
  expect(seen).toHaveBeenCalledWith(expect.objectContaining({target: path, clientX: 7}));
});

describe('a click by hand', () => {
  const STEPS = ['pointerdown', 'mousedown', 'focusin', 'pointerup', 'mouseup', 'click'];

  // The DOM of the tests has none.
  beforeAll(() => Object.assign(window, {PointerEvent: MouseEvent}));
  afterAll(() => Reflect.deleteProperty(window, 'PointerEvent'));

  function listen(element: HTMLElement): Event[] {
    const events: Event[] = [];
    for (const type of STEPS) element.addEventListener(type, (event) => events.push(event));
    return events;
  }

  function clickByHand(target: Element, detail = 1): void {
    const where = {clientX: 7, clientY: 9};
    target.dispatchEvent(
      new MouseEvent('click', {bubbles: true, cancelable: true, detail, ...where}),
    );
  }

  it('is replayed from the press on, as some components answer to it alone', async () => {
    const {element, box, clicks} = setUp();
    const events = listen(element);
    clickByHand(box);
    await clicks.replay();
    expect(events.map(({type}) => type)).toEqual(STEPS);
    expect(document.activeElement).toBe(box);
    expect(box.checked).toBe(true);
    expect(events[1]).toMatchObject({buttons: 1, button: 0, detail: 1, clientX: 7, clientY: 9});
    expect(events[4]).toMatchObject({buttons: 0});
  });

  it('tells of the focus where it was taken before', async () => {
    const {element, box, clicks} = setUp();
    box.focus();
    const events = listen(element);
    clickByHand(box);
    await clicks.replay();
    expect(events.map(({type}) => type)).toContain('focusin');
  });

  it('leaves the focus to who refuses the press, and to what the reader went on to', async () => {
    const {element, box, clicks} = setUp();
    element.addEventListener('mousedown', (event) => event.preventDefault(), {once: true});
    clickByHand(box);
    await clicks.replay();
    expect(document.activeElement).toBe(document.body);

    const other = document.body.appendChild(document.createElement('input'));
    const again = holdClicks(element);
    clickByHand(box);
    other.focus();
    await again.replay();
    expect(document.activeElement).toBe(other);
  });

  it('is nothing but a click where it was made by the keyboard', async () => {
    const {element, box, clicks} = setUp();
    const events = listen(element);
    clickByHand(box, 0);
    await clicks.replay();
    expect(events.map(({type}) => type)).toEqual(['click']);
  });
});

it('lets clicks pass after replay and after drop', () => {
  const {box, clicks} = setUp();
  void clicks.replay();
  box.click();
  expect(box.checked).toBe(true);
});

it('forgets on drop', () => {
  const {box, clicks} = setUp();
  box.click();
  clicks.drop();
  expect(box.checked).toBe(false);
  box.click();
  expect(box.checked).toBe(true);
});

it('does not hold a click that opens another tab', () => {
  const {element, seen} = setUp();
  element.dispatchEvent(new MouseEvent('click', {bubbles: true, ctrlKey: true}));
  expect(seen).toHaveBeenCalledTimes(1);
});

it('tells what was clicked, for who makes up for it elsewhere', () => {
  const {box, clicks} = setUp();
  box.click();
  expect(clicks.take()).toEqual([expect.objectContaining({target: box})]);
  box.click();
  expect(box.checked).toBe(true);
});

describe('clicks from before any code of the page is there', () => {
  /** The page as it is served: a demo with a box and a link, and a box of the page's own. */
  function serve() {
    document.body.innerHTML =
      '<div data-demo="A"><input type="checkbox"><a href="#x">x</a></div><input type="checkbox">';
    const [demo, own] = [...document.querySelectorAll('input')] as [
      HTMLInputElement,
      HTMLInputElement,
    ];
    const link = document.querySelector('a') as HTMLAnchorElement;
    return {element: document.querySelector('div') as HTMLElement, demo, own, link};
  }

  beforeAll(() => new Function(heldClicksScript())());

  it('are made up for by the demo that they were made on', async () => {
    const {element, demo} = serve();
    demo.click();
    expect(demo.checked).toBe(false);
    const other = holdClicks(document.createElement('div'));
    expect(other.take()).toEqual([]);
    await holdClicks(element).replay();
    expect(demo.checked).toBe(true);
  });

  it('are the demo’s own concern as soon as it holds them itself', async () => {
    const {element, demo} = serve();
    const clicks = holdClicks(element);
    demo.click();
    await clicks.replay();
    expect(demo.checked).toBe(true);
    demo.click();
    expect(demo.checked).toBe(false);
  });

  it('pass on links, with a key held, and outside of demos', () => {
    const {demo, own, link} = serve();
    const seen = jest.fn();
    document.body.addEventListener('click', seen, {once: true});
    link.click();
    expect(seen).toHaveBeenCalled();
    demo.dispatchEvent(new MouseEvent('click', {bubbles: true, ctrlKey: true}));
    own.click();
    expect([demo.checked, own.checked]).toEqual([true, true]);
  });
});
