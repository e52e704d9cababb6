import {ownerOf} from '../ownerOf';

const products = [
  {id: 'ui', routeRoots: ['/ui/']},
  {id: 'lab', routeRoots: ['/ui/lab/', '/x/']},
];

it.each([
  ['/ui/button/', 'ui'],
  ['/ui', 'ui'],
  ['/ui/lab/a/?b=1#c', 'lab'],
  ['/ui/laboratory/', 'ui'],
  ['/x/', 'lab'],
  ['/uix/', undefined],
  ['/', undefined],
])('%s is of %s', (path, id) => {
  expect(ownerOf(path, products)?.id).toBe(id);
});
