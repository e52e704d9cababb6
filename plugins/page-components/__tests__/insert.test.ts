import type {Paragraph, Root} from 'mdast';
import {insertComponents} from '../core/insert';

/** A page of paragraphs, each a line of its own between empty ones. */
function page(...lines: string[]): {tree: Root; text: string} {
  const text = lines.join('\n\n');
  const children = lines.map((line, index): Paragraph => {
    const offset = lines.slice(0, index).reduce((sum, one) => sum + one.length + 2, 0);
    const start = {line: 2 * index + 1, column: 1, offset};
    const end = {line: 2 * index + 1, column: line.length + 1, offset: offset + line.length};
    return {type: 'paragraph', children: [], position: {start, end}};
  });
  return {tree: {type: 'root', children}, text};
}

function insert(lines: string[], components: Record<string, string> = {}) {
  const {tree, text} = page(...lines);
  insertComponents(tree, {path: 'docs/a.md', text, components});
  return tree.children;
}

it.each(['@scope/docs/ComponentLinkHeader', 'modules/ComponentLinkHeader.js'])(
  'leaves out the chips of %s, which stand in the head of the page',
  (name) => {
    expect(insert([`{{"component": "${name}"}}`, 'Text.'])).toMatchObject([{type: 'paragraph'}]);
  },
);

it.each(['modules/components/Icons', 'Icons', 'modules/Icons.js'])(
  'puts an element where a line says %s',
  (name) => {
    const [element] = insert([`{{"component": "${name}", "size": 24}}`], {Icons: 'IconSearch'});
    expect(element).toMatchObject({
      type: 'mdxJsxFlowElement',
      name: 'IconSearch',
      attributes: [{name: 'size'}],
    });
  },
);

it('reads the keys of a line in any order', () => {
  const [element] = insert(['{{"size": 24, "component": "Icons"}}'], {Icons: 'IconSearch'});
  expect(element).toMatchObject({name: 'IconSearch', attributes: [{name: 'size'}]});
});

it('prefers the name as written', () => {
  const components = {Icons: 'Others', 'a/Icons': 'Mine'};
  expect(insert(['{{"component": "a/Icons"}}'], components)).toMatchObject([{name: 'Mine'}]);
});

it('names what is unknown or cannot be read, all at once', () => {
  const lines = ['{{"component": "a/Iocns"}}', 'Text.', '{{"component": Icons}}'];
  expect(() => insert(lines, {Icons: 'IconSearch'})).toThrowErrorMatchingInlineSnapshot(`
    "docs/a.md:1: no component is known as "a/Iocns"
      Fix: did you mean "Icons"?
    docs/a.md:5: a line with a component cannot be read
      Fix: write JSON on a line of its own: {{"component": "Name"}}"
  `);
});

it('lists what is known where nothing is near', () => {
  expect(() => insert(['{{"component": "x/Pricing"}}'])).toThrowErrorMatchingInlineSnapshot(`
    "docs/a.md:1: no component is known as "x/Pricing"
      Fix: known are ComponentLinkHeader, HighlightedCodeWithTabs"
  `);
});
