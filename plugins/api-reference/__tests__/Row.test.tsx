import {screen, within} from '@testing-library/react';
import {propOf, typeOf} from './__fixtures__/models';
import {rowOf, show} from './__fixtures__/page';

type Theme = typeof import('./__fixtures__/theme');

let mockHash = '';
jest.mock('@docusaurus/router', () => ({useLocation: () => ({hash: mockHash})}), {virtual: true});
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: jest.fn()}), {virtual: true});
jest.mock('@theme/Heading', () => (require('./__fixtures__/theme') as Theme).Heading, {
  virtual: true,
});
jest.mock('@theme/CodeBlock', () => (require('./__fixtures__/theme') as Theme).CodeBlock, {
  virtual: true,
});

beforeEach(() => {
  mockHash = '';
});

describe('a row', () => {
  test('tells type, default and description, and links to itself', () => {
    show({props: [propOf('variant', {type: typeOf("'a' | 'b'"), default: "'a'"})]});
    const row = within(screen.getByRole('list', {name: 'Props'})).getByRole('listitem');
    expect(row.textContent).toBe("variantType 'a' | 'b'Default 'a'About variant.");
    const link = screen.getByRole('link', {name: 'variant'});
    expect(link.getAttribute('href')).toBe('#text-field-prop-variant');
    expect({...link.dataset}).toEqual({
      gaEventCategory: 'api',
      gaEventAction: 'anchor',
      gaEventLabel: 'variant',
    });
  });

  test('says required, since and deprecated in words, and why', () => {
    const prop = propOf('old', {required: true, since: '1.1.0', deprecated: 'Use `new`.'});
    const {container} = show({props: [prop]});
    const marks = [...container.querySelectorAll('[class*=mark]')];
    expect(marks.map(({textContent}) => textContent)).toEqual([
      'required',
      'since 1.1.0',
      'deprecated',
    ]);
    expect(container.querySelector('s')?.textContent).toBe('old');
    expect(container.textContent).toContain('Use new.');
  });

  test('tells the parameters of a function', () => {
    const signature = {
      text: '(event: Event, value: number) => boolean',
      parameters: [
        {name: 'event', type: 'Event', description: ''},
        {name: 'value', type: 'number', description: 'The *new* value.'},
      ],
      returns: {type: 'boolean', description: 'Whether to go on.'},
    };
    const {container} = show({props: [propOf('onChange', {type: typeOf('func'), signature})]});
    expect(container.textContent).toContain('(event: Event, value: number) => boolean');
    expect([...container.querySelectorAll('dl > div')].map((each) => each.textContent)).toEqual([
      'valueThe new value.',
      'returnWhether to go on.',
    ]);
  });

  test('tells an alias of values as it is written', () => {
    const type = typeOf("'a' | 'b'", {source: 'Variant', members: ["'a'", "'b'"]});
    const {container} = show({props: [propOf('variant', {type})]});
    expect(container.textContent).toContain('Written as Variant');
  });

  test('lists the demos that set the prop, and each demo its props', () => {
    show({demos: [{title: 'Field: Basic', href: '/kit/field/', props: ['variant']}]});
    expect(rowOf('text-field-prop-variant')?.textContent).toContain('Shown in Field: Basic');
    const demo = screen.getAllByRole('link', {name: 'Field: Basic'}).at(-1);
    expect(demo?.parentElement?.querySelector('a[href="#text-field-prop-variant"]')).toBeTruthy();
  });

  test('names three demos, and leads to the others, of which eight are shown at once', () => {
    const demos = [...'abcdefghij'].map((title) => ({title, href: '/', props: ['variant']}));
    const {container} = show({demos});
    const more = within(rowOf('text-field-prop-variant') as HTMLElement).getByText('7 more');
    expect(more.getAttribute('href')).toBe('#text-field-demos');
    expect(container.querySelectorAll('details li')).toHaveLength(2);
    expect(container.querySelector('summary')?.textContent).toBe('2 more');
  });

  test('that the address names is marked', () => {
    mockHash = '#text-field-prop-variant';
    show();
    expect(rowOf('text-field-prop-variant')?.hasAttribute('data-current')).toBe(true);
  });
});
