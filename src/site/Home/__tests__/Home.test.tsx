import {createElement} from 'react';
import type {ComponentProps} from 'react';
import {fireEvent, render, screen, within} from '@testing-library/react';
import Home from '..';
import Switches from '../Switches';

const mockSetSetting = jest.fn();
let mockSettings = {scheme: 'light', direction: 'ltr'};
const mockDemos: {file: string; at: string; server: unknown}[] = [];

jest.mock(
  '@theme/Heading',
  () =>
    ({as, ...props}: ComponentProps<'h2'> & {as: string}) =>
      createElement(as, props),
  {virtual: true},
);
jest.mock(
  '@theme/Demo',
  () => (props: {file: string; at: string; server: unknown}) => {
    mockDemos.push(props);
    return createElement('figure', {'data-demo': props.file});
  },
  {virtual: true},
);
jest.mock(
  '@generated/product-identity/default/registry.json',
  () => [
    {id: 'material-ui', description: 'Ready to use.', package: '@mui/material'},
    {id: 'docs', description: 'The guide.'},
  ],
  {virtual: true},
);
jest.mock('../../../../plugins/branding/client', () => ({
  useSettings: () => mockSettings,
  setSetting: (...args: unknown[]) => mockSetSetting(...args) as unknown,
}));
jest.mock('../../../../plugins/product-identity/client', () => {
  const logo = {light: '/l.svg', dark: '/d.svg'};
  const versions = [{text: 'v7.3.4', current: true}];
  return {
    useProducts: () => [
      {id: 'material-ui', name: 'Material UI', href: '/material-ui/', logo, versions},
      {id: 'docs', name: 'Docs', href: '/vitrine/', logo, versions},
    ],
  };
});

beforeAll(() => {
  Object.assign(globalThis, {VITRINE_SERVER: false});
});

beforeEach(() => {
  mockDemos.length = 0;
  mockSettings = {scheme: 'light', direction: 'ltr'};
});

describe('the page', () => {
  it('has one h1, and a heading for each part', () => {
    render(<Home />);
    expect(screen.getAllByRole('heading', {level: 1})).toHaveLength(1);
    expect(screen.getAllByRole('heading', {level: 2}).map(({textContent}) => textContent)).toEqual([
      'What is on show',
      'Two files in, four things out',
    ]);
  });

  it('sends no demo, nor its library, with the page', () => {
    render(<Home />);
    expect(mockDemos.map(({file}) => file)).toEqual([
      'demos/material-ui/EveningTickets.tsx',
      'demos/material-ui/VisitRating.tsx',
      'demos/material-ui/BasicButtons.tsx',
    ]);
    for (const {server, at, file} of mockDemos) {
      expect(server).toBeUndefined();
      // By its folder the demo gets the theme of its library.
      expect(at).toBe(`src/site/Home/${file}`);
    }
  });

  it('shows a product with components as a case, another as a row', () => {
    render(<Home />);
    const products = screen.getByRole('region', {name: 'What is on show'});
    const [first, second] = within(products).getAllByRole('listitem');
    expect(first?.querySelector('[data-demo]')).not.toBeNull();
    expect(first?.textContent).toBe('Material UIReady to use.@mui/material v7.3.4');
    expect(second?.textContent).toBe('DocsThe guide.');
    expect(
      within(products)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/material-ui/', '/vitrine/']);
  });
});

describe('the switches', () => {
  const pressed = () =>
    screen
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-pressed') === 'true')
      .map(({textContent}) => textContent);

  it('wait for hydration to be shown', () => {
    const {container} = render(<Switches />);
    expect(container.querySelector('[data-needs=react]')?.contains(screen.getByText('Dark'))).toBe(
      true,
    );
  });

  it('say how the site is set', () => {
    const {rerender} = render(<Switches />);
    expect(pressed()).toEqual(['Light', 'Left to right']);
    mockSettings = {scheme: 'dark-high-contrast', direction: 'rtl'};
    rerender(<Switches />);
    expect(pressed()).toEqual(['Dark', 'Right to left']);
  });

  it.each([
    ['Light', 'mode', 'light'],
    ['Dark', 'mode', 'dark'],
    ['Left to right', 'direction', 'ltr'],
    ['Right to left', 'direction', 'rtl'],
  ])('%s sets the %s to %s', (name, key, value) => {
    render(<Switches />);
    fireEvent.click(screen.getByRole('button', {name}));
    expect(mockSetSetting.mock.calls).toEqual([[key, value]]);
  });
});
