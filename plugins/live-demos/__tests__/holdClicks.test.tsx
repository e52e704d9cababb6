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
