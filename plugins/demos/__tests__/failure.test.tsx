import {fireEvent, render, screen} from '@testing-library/react';
import DemoFailure from '../theme/Demo/DemoFailure';
import {EDIT} from './__fixtures__/demo';

function renderFailure(edit?: string, error: unknown = new Error('glass')) {
  const onReset = jest.fn();
  render(
    <figure data-demo-edit={edit} data-demo-versions="@acme/ui 1.2.3">
      <DemoFailure name="BasicTable" error={error} onReset={onReset} />
    </figure>,
  );
  return {onReset};
}

jest.mock('@generated/demos/default/frames.js', () => [], {virtual: true});
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: jest.fn()}), {virtual: true});
jest.mock('@docusaurus/useIsBrowser', () => () => true, {virtual: true});

it('tells why, and starts the demo afresh', () => {
  const {onReset} = renderFailure();
  expect(screen.getByRole('alert').textContent).toContain('The demo BasicTable stopped: glass');
  fireEvent.click(screen.getByRole('button', {name: 'Reset'}));
  expect(onReset).toHaveBeenCalledTimes(1);
});

it('offers the page anew where the code did not come, in words', () => {
  renderFailure();
  expect(screen.queryByRole('button', {name: 'Load the page anew'})).toBeNull();
  renderFailure(undefined, Object.assign(new Error('chunk 3'), {name: 'ChunkLoadError'}));
  expect(screen.getAllByRole('alert')[1]?.textContent).toContain('its code could not be loaded');
  expect(screen.getByRole('button', {name: 'Load the page anew'})).toBeTruthy();
});

it('leads to a new issue that tells all that is known', () => {
  renderFailure(EDIT);
  const link = screen.getByRole<HTMLAnchorElement>('link', {name: 'Report this'});
  const {origin, pathname, searchParams} = new URL(link.href);
  expect(origin + pathname).toBe('https://github.com/acme/docs/issues/new');
  expect(searchParams.get('title')).toContain('BasicTable');
  const body = searchParams.get('body');
  for (const known of ['glass', '@acme/ui 1.2.3', navigator.userAgent, window.location.href]) {
    expect(body).toContain(known);
  }
});

it('takes whatever was thrown', () => {
  renderFailure(EDIT, null);
  expect(screen.getByRole('alert').textContent).toContain('stopped: null');
});

it.each([undefined, 'https://git.example.com/a'])(
  'has no link where it is edited at %s',
  (edit) => {
    renderFailure(edit);
    expect(screen.queryByRole('link')).toBeNull();
  },
);
