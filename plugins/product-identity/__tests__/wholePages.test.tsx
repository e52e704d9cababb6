import {fireEvent, render, screen} from '@testing-library/react';
import {onRouteUpdate} from '../client/wholePages';

jest.mock(
  '@generated/routes',
  () => [
    {path: '/ui', routes: [{path: '/ui/button/', exact: true}]},
    {path: '/', exact: true},
    {path: '*'},
  ],
  {virtual: true},
);

// jsdom goes nowhere: it tells that it would.
const left = jest.fn();
beforeEach(() => {
  left.mockClear();
  jest.spyOn(console, 'error').mockImplementation(left);
});

function click(href: string, how: MouseEventInit & {target?: string} = {}): boolean {
  const {target, ...init} = how;
  render(
    <a href={href} target={target}>
      On
    </a>,
  );
  return fireEvent.click(screen.getByText('On'), init);
}

it('loads a page of another part whole, and leaves those of this one to the router', () => {
  // A click that was taken is not handed on to the router.
  expect(click('/charts/lines/')).toBe(false);
});

it.each([
  ['of this part', '/ui/button/#size', {}],
  ['in a new tab', '/charts/', {target: '_blank'}],
  ['with a key held', '/charts/', {ctrlKey: true}],
  ['of another site', 'https://other.example/charts/', {}],
])('leaves a link alone that is %s', (_what, href, how) => {
  document.addEventListener('click', (event) => left(event.defaultPrevented), {once: true});
  click(href, how);
  expect(left).toHaveBeenCalledWith(false);
});

it('loads the page anew where code has led to another part', () => {
  const at = (pathname: string) => ({pathname}) as Location;
  onRouteUpdate({location: at('/ui/button/'), previousLocation: at('/')});
  onRouteUpdate({location: at('/charts/'), previousLocation: null});
  expect(left).not.toHaveBeenCalled();
  onRouteUpdate({location: at('/charts/'), previousLocation: at('/')});
  expect(left).toHaveBeenCalled();
});
