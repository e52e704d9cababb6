import {keepInView} from '../keepInView';

function element(top: number, height: number): HTMLElement {
  const created = document.createElement('div');
  created.getBoundingClientRect = () => ({top, height, bottom: top + height}) as DOMRect;
  return created;
}

function scrolledTo(item: HTMLElement): number {
  const box = element(100, 300);
  box.scrollTop = 500;
  keepInView(box, item);
  return box.scrollTop;
}

it.each([
  ['at the upper edge', 100],
  ['at the lower edge', 380],
])('leaves what is seen where it is, %s', (_case, top) => {
  expect(scrolledTo(element(top, 20))).toBe(500);
});

it.each([
  ['below', 740, 500 + 500],
  ['above', -60, 500 - 300],
  ['cut off', 390, 500 + 150],
])('brings what is %s to the middle', (_case, top, scrollTop) => {
  expect(scrolledTo(element(top, 20))).toBe(scrollTop);
});
