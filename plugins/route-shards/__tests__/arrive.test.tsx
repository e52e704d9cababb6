import {fireEvent, render, screen} from '@testing-library/react';
import {Link, MemoryRouter} from 'react-router-dom';
import type {Version} from '../core/trees';
import {knownPages} from '../../product-identity/client/knownPages';
import type {matchRoutes} from '../../route-index/client/routes';
import {renderRoutes} from '../../route-index/client/routes';

const mockComponent = (text: string) => Object.assign(() => <p>{text}</p>, {preload: jest.fn()});
const mockMade: Record<string, ReturnType<typeof mockComponent>> = {};
function mockLayout({route}: {route: {routes: never[]}}) {
  return (
    <section>
      <input />
      {renderRoutes(route.routes)}
    </section>
  );
}

jest.mock(
  '@docusaurus/ComponentCreator',
  () => ({
    __esModule: true,
    default: (path: string, hash: string) => (mockMade[path] = mockComponent(`${path} ${hash}`)),
  }),
  {virtual: true},
);
jest.mock(
  '@generated/routes',
  () => [
    {path: '/ui', component: mockLayout, order: 2, routes: []},
    {path: '*', component: () => 'no page', order: 3},
  ],
  {virtual: true},
);
jest.mock('@generated/registry', () => ({}), {virtual: true});
jest.mock('@generated/routesChunkNames', () => ({}), {virtual: true});
jest.mock('@generated/globalData', () => ({}), {virtual: true});
jest.mock('react-router-config', () => jest.requireActual('../../route-index/client/routes'));

const shard = (
  ...pages: [path: string, place: number[], attributes?: object, parts?: number[]][]
) => ({
  registry: {},
  docs: [],
  pages: pages.map(([path, place, attributes = {}, parts]) => {
    return [path, 'h1', place, {}, attributes, parts];
  }),
});
const mockLoads = [
  jest.fn(async () => shard(['/', [0]], ['/ui/b/', [2, 1], {asks: ['/ui/v1/b/']}])),
  jest.fn(async () => shard(['/ui/c/', [2, 2]], ['/a/', [1]], ['/ui/d/', [2, 0], {}, [0]])),
];
const mockTree = jest.fn(async () => ({items: [{label: 'one'}, {label: 'two'}], docs: {b: {}}}));
jest.mock(
  '@generated/route-shards/list',
  () => ({firsts: ['', ' ui c'], loads: mockLoads, trees: [mockTree]}),
  {virtual: true},
);

const load = async (address: string) => {
  const {default: preload} = await import('../client/preload');
  await preload(address);
};

it('shows pages that arrive among those that are there, and keeps what stands around them', async () => {
  await load('/ui/b/');
  expect(mockMade['/ui/b/']?.preload).toHaveBeenCalled();
  render(
    <MemoryRouter initialEntries={['/ui/b/']}>
      <Link to="/ui/c/">to c</Link>
      <Link to="/none/">to none</Link>
      {renderRoutes(jest.requireMock('@generated/routes'))}
    </MemoryRouter>,
  );
  expect(screen.getByText('/ui/b/ h1')).toBeTruthy();
  const field = screen.getByRole('textbox');
  await load('/ui/c/index.html');
  fireEvent.click(screen.getByText('to c'));
  expect(screen.getByText('/ui/c/ h1')).toBeTruthy();
  // Nothing of the layout was made anew.
  expect(screen.getByRole('textbox')).toBe(field);
  fireEvent.click(screen.getByText('to none'));
  expect(screen.getByText('no page')).toBeTruthy();
});

it('does not load again what is there, and has routes in their order', async () => {
  await load('/ui/d/');
  await load('/ui/c/');
  expect(mockLoads[1]).not.toHaveBeenCalled();
  const routes = jest.requireMock<Parameters<typeof matchRoutes>[0]>('@generated/routes');
  expect(routes.map(({path}) => path)).toEqual(['/', '/a/', '/ui', '*']);
  expect(routes[2]?.routes?.map(({path}) => path)).toEqual(['/ui/d/', '/ui/b/', '/ui/c/']);
});

it('knows the pages that are there, and those that they ask for', () => {
  expect([...knownPages().keys()]).toEqual(
    expect.arrayContaining(['/', '/ui/b/', '/ui/c/', '/ui/v1/b/']),
  );
});

it('asks again for a shard that was lost', async () => {
  jest.resetModules();
  mockLoads[1]?.mockRejectedValueOnce(new Error('lost'));
  await expect(load('/ui/c/')).rejects.toThrow('lost');
  await load('/ui/c/');
});

it('puts the items of a group into its tree as they come, and as it comes', async () => {
  jest.resetModules();
  const {plant} = await import('../client/trees');
  const tree = () => ({label: 'group', items: [{label: 'one'}], part: 0, links: 2});
  const treeOf = (version: ReturnType<typeof plant>['version']) => version.docsSidebars['docs'];
  const versionOf = (item: object) =>
    ({docsSidebars: {docs: [item]}, docs: {}}) as unknown as Version;
  const {version} = plant({version: versionOf({label: 'open', items: [tree()]})});
  await load('/ui/c/');
  expect(mockTree).not.toHaveBeenCalled();
  await load('/ui/d/');
  const whole = {label: 'group', items: [{label: 'one'}, {label: 'two'}]};
  expect(treeOf(version)).toEqual([{label: 'open', items: [whole]}]);
  expect(version.docs).toEqual({b: {}});
  expect(treeOf(plant({version: versionOf(tree())}).version)).toEqual([whole]);
});
