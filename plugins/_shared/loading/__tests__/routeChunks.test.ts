import {addressOf, routeChunks} from '../routeChunks';

const routes = {
  '/-e5f': {__comp: 'home'},
  '/ui/-511': {__comp: 'root', __context: {plugin: 'context'}},
  '/ui/-26f': {__comp: 'doc', content: 'start'},
  '/ui/button/-9a': {__comp: 'doc', content: 'button'},
  '/uix/-1': {__comp: 'other'},
};
const file = (name: string) => ({js: [{file: `assets/js/${name}.js`}]});
const manifest = {
  origins: {home: [1], root: [2], context: [3], doc: [4, 9], start: [5], button: [6], other: [7]},
  assets: {...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((id) => [id, file(`c${id}`)]))},
};

it.each([
  ['/', ['c1']],
  ['/ui/', ['c2', 'c3', 'c4', 'c5']],
  ['/ui/button/', ['c2', 'c3', 'c4', 'c6']],
  ['/nowhere/', []],
])('finds what %s comes alive with', (url, names) => {
  expect(routeChunks(routes, manifest)(url)).toEqual(names.map((name) => `assets/js/${name}.js`));
});

it('knows the address of each route', () => {
  const addresses = Object.keys(routes).map(addressOf);
  expect(addresses).toEqual(['/', '/ui/', '/ui/', '/ui/button/', '/uix/']);
});
