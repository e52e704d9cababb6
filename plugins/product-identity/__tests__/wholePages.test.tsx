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

/** Whether a click on a link was taken from the router, which asks when the event comes up to it. */
function isTaken(href: string, {target, ...how}: MouseEventInit & {target?: string} = {}): boolean {
  const seen = jest.fn();
  document.addEventListener('click', (event) => seen(event.defaultPrevented), {once: true});
  render(
    <a href={href} target={target}>
      On
    </a>,
  );
  fireEvent.click(screen.getByText('On'), how);
  return (seen.mock.calls as [boolean][])[0]?.[0] ?? false;
}

it('takes links to other parts from the router', () => {
  expect(isTaken('/charts/lines/')).toBe(true);
});

it.each([
  ['of this part', '/ui/button/#size', {}],
  ['in a new tab', '/charts/', {target: '_blank'}],
  ['with a key held', '/charts/', {ctrlKey: true}],
  ['of another site', 'https://other.example/charts/', {}],
])('leaves a link to the router that is %s', (_what, href, how) => {
  expect(isTaken(href, how)).toBe(false);
});

it('loads the page anew where code has led to another part', () => {
  const at = (pathname: string) => ({pathname}) as Location;
  onRouteUpdate({location: at('/ui/button/'), previousLocation: at('/')});
  onRouteUpdate({location: at('/charts/'), previousLocation: null});
  expect(left).not.toHaveBeenCalled();
  onRouteUpdate({location: at('/charts/'), previousLocation: at('/')});
  expect(left).toHaveBeenCalled();
});
