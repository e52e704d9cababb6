import {heldClicksScript} from '../core/heldClicks';
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
  expect(clicks.take()).toEqual([box]);
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
