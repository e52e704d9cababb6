import type {ReactNode} from 'react';

type Root = typeof import('../client/header/HeaderRoot');
type Place = typeof import('../client/header/Place');
type Dom = typeof import('react-dom/client');

const mockThrough = ({children}: {children: ReactNode}) => children;
let mockFault: Error | undefined;

jest.mock('@docusaurus/core/lib/client/browserContext', () => ({
  BrowserContextProvider: mockThrough,
}));
jest.mock('@docusaurus/core/lib/client/docusaurusContext', () => ({
  DocusaurusContextProvider: mockThrough,
}));
jest.mock(
  '@docusaurus/router',
  () => ({
    useHistory: () => ({}),
    useLocation: () => window.location,
  }),
  {virtual: true},
);
jest.mock(
  'vitrine-navbar',
  () => () => {
    if (mockFault) throw mockFault;
    return <header>Kit</header>;
  },
  {virtual: true},
);

interface Loaded {
  root: Root;
  place: Place;
  react: typeof import('react');
  dom: Dom;
  flushSync: (act: () => void) => void;
}

/** One window has one header: each test has its own, with a React of its own. */
function load() {
  let loaded: Loaded | undefined;
  jest.isolateModules(() => {
    loaded = {
      root: jest.requireActual<Root>('../client/header/HeaderRoot'),
      place: jest.requireActual<Place>('../client/header/Place'),
      react: jest.requireActual<typeof import('react')>('react'),
      dom: jest.requireActual<Dom>('react-dom/client'),
      flushSync: jest.requireActual<typeof import('react-dom')>('react-dom').flushSync,
    };
  });
  if (!loaded) throw new Error('Nothing was loaded.');
  const {root, place, react, dom, flushSync} = loaded;
  const container = document.body.appendChild(document.createElement('main'));
  const page = dom.createRoot(container);
  return {
    container,
    wake: root.hydrateHeader,
    show: (layout: string) => {
      flushSync(() => page.render(react.createElement(place.default, {key: layout})));
    },
  };
}

const SERVED = '<div data-header-place=""><div data-header=""><header>Kit</header></div></div>';
const reported = jest.fn();

beforeEach(() => {
  mockFault = undefined;
  reported.mockClear();
  Object.assign(globalThis, {reportError: reported});
});

it('takes the header over as it was served, and stands wherever a layout has a place', async () => {
  document.body.innerHTML = SERVED;
  const header = document.querySelector('header');
  const {container, wake, show} = load();
  await wake();
  expect(document.querySelector('[data-header=alive] > header')).toBe(header);
  for (const layout of ['docs', 'blog']) {
    show(layout);
    expect([...container.querySelectorAll('header')]).toEqual([header]);
  }
  expect(reported).not.toHaveBeenCalled();
});

it('lets the page come alive whose header throws', async () => {
  document.body.innerHTML = SERVED;
  mockFault = new Error('no header');
  await load().wake();
  expect(reported).toHaveBeenCalledWith(mockFault);
});

it('is made where the first page that was opened has none', async () => {
  document.body.innerHTML = '';
  const {container, wake, show} = load();
  await wake();
  show('docs');
  expect(container.querySelector('[data-header=alive] header')?.textContent).toBe('Kit');
});
