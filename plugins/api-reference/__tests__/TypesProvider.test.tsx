import {act, fireEvent, screen, within} from '@testing-library/react';
import {propOf, typeOf} from './__fixtures__/models';
import {rowOf, show} from './__fixtures__/page';

type Theme = typeof import('./__fixtures__/theme');

jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: jest.fn()}), {virtual: true});
jest.mock('@theme/Heading', () => (require('./__fixtures__/theme') as Theme).Heading, {
  virtual: true,
});
jest.mock('@theme/CodeBlock', () => (require('./__fixtures__/theme') as Theme).CodeBlock, {
  virtual: true,
});

describe('types', () => {
  const define = (name: string, text: string) => ({
    name,
    text,
    source: text,
    members: [],
    refs: [],
    description: `About ${name}.`,
  });
  const definitions = {
    Node: define('Node', '{parent: Tree}'),
    Tree: define('Tree', '{children: Node[]}'),
  };
  const model = {props: [propOf('tree', {type: typeOf('Tree | ReactNode')})], definitions};

  beforeEach(() => {
    // jsdom has no popovers.
    HTMLElement.prototype.showPopover = jest.fn();
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });

  const link = () =>
    within(rowOf('text-field-prop-tree') as HTMLElement).getByRole('link', {name: 'Tree'});

  test('lead to their definitions on the page, and to those of others', () => {
    show(model);
    expect(link().getAttribute('href')).toBe('#text-field-type-Tree');
    expect(rowOf('text-field-type-Tree')?.textContent).toContain('{children: Node[]}');
    expect(screen.getByRole('link', {name: 'ReactNode'}).getAttribute('href')).toMatch(
      /^https:\/\/react\.dev\//,
    );
  });

  test('open where they are mentioned, go deeper, and back where they came from', () => {
    show(model);
    fireEvent.click(link());
    const popover = () => screen.getByRole('dialog');
    expect(popover().getAttribute('aria-label')).toBe('Tree');
    expect(document.activeElement).toBe(popover());
    expect(within(popover()).queryByRole('button')).toBeNull();
    fireEvent.click(within(popover()).getByRole('link', {name: 'Node'}));
    expect(popover().getAttribute('aria-label')).toBe('Node');
    // A circle ends where it began: there is no more to go back.
    fireEvent.click(within(popover()).getByRole('link', {name: 'Tree'}));
    expect(within(popover()).queryByRole('button')).toBeNull();
    fireEvent.click(within(popover()).getByRole('link', {name: 'Node'}));
    fireEvent.click(within(popover()).getByRole('button', {name: 'Back to Tree'}));
    expect(popover().getAttribute('aria-label')).toBe('Tree');
    expect(HTMLElement.prototype.showPopover).toHaveBeenCalledTimes(1);
  });

  test('do not lead to themselves', () => {
    show({definitions: {T: define('T', 'T extends object')}});
    expect(
      rowOf('text-field-type-T')?.querySelectorAll('a[href="#text-field-type-T"]').length,
    ).toBe(0);
  });

  test('are gone when the browser closes the popover', () => {
    show(model);
    fireEvent.click(link());
    const event = Object.assign(new Event('toggle'), {newState: 'closed'});
    act(() => void screen.getByRole('dialog').dispatchEvent(event));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}])(
    'are plain links with %j',
    (keys) => {
      show(model);
      expect(fireEvent.click(link(), keys)).toBe(true);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test('are plain links where there are no popovers', () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    show(model);
    expect(fireEvent.click(link())).toBe(true);
  });
});
