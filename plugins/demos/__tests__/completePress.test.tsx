import {completePress} from '../theme/Demo/completePress';

// The DOM of the tests has none.
beforeAll(() => Object.assign(window, {PointerEvent: MouseEvent}));
afterAll(() => Reflect.deleteProperty(window, 'PointerEvent'));

/** A demo with a box, which is being pressed or not. */
function setUp(isPressed: boolean) {
  document.body.innerHTML = '<div><input type="checkbox"></div>';
  const element = document.querySelector('div') as HTMLElement;
  const box = document.querySelector('input') as HTMLInputElement;
  jest.spyOn(element, 'matches').mockImplementation((selector) => {
    expect(selector).toBe(':active');
    return isPressed;
  });
  const events: string[] = [];
  for (const type of ['mousedown', 'mouseup', 'click']) {
    element.addEventListener(type, () => events.push(type));
  }
  completePress(element);
  const click = () =>
    box.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail: 1}));
  return {box, events, click};
}

it('makes the click of a press that goes on from the press on, once', async () => {
  const {box, events, click} = setUp(true);
  click();
  await new Promise((done) => setTimeout(done));
  expect(events).toEqual(['mousedown', 'mouseup', 'click']);
  expect(box.checked).toBe(true);
  click();
  expect(events).toEqual(['mousedown', 'mouseup', 'click', 'click']);
});

it('leaves clicks alone where nothing is pressed', () => {
  const {events, click} = setUp(false);
  click();
  expect(events).toEqual(['click']);
});

it.each(['pointerup', 'pointercancel', 'keyup'])('gives up where %s is no click', async (type) => {
  const {events, click} = setUp(true);
  window.dispatchEvent(new Event(type));
  await new Promise((done) => setTimeout(done));
  click();
  expect(events).toEqual(['click']);
});
