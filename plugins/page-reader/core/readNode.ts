import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {demoOfLine, readComponentLine} from './componentLine';
import {notAlone, readLines} from './lines';
import {hideVerbatim, proseOf} from './mask';
import {findTags} from './strayTags';
import {isTag, readTag, type TagName} from './tag';
import type {Fault, Reading} from './types';

/** Where a line with a component may stand. */
const CAN_NAME = new Set(['paragraph', 'mdxFlowExpression']);
/** A line that is nothing else: tags in its values are no HTML. */
const ONE_LINE = /^\{\{.*\}\}$/;
/** What says the same as a tag, in any page. */
const LINES: Record<TagName, string> = {
  Demo: '{{"demo": "Name.tsx"}}',
  Playground: '{{"playground": "Name"}}',
  Story: '{{"story": "Name.stories.tsx#Primary"}}',
};
/** What makes a heading or a cell of what stands between. */
const MARKERS = /^[#|\s]+|(?<![#|\s])[#|\s]+$/g;

/**
 * Reads what a node of a page's tree says of demos, playgrounds and components.
 *
 * @param text the page's text as written
 * @returns nothing where it says nothing itself; its children may
 */
export function readNode(node: Nodes, text: string): Reading | undefined {
  if (!node.position) return undefined;
  const {start, end} = node.position;
  const written = text.slice(start.offset, end.offset);
  const given = CAN_NAME.has(node.type) ? readComponentLine(written) : undefined;
  const demo = given && demoOfLine(given);
  if (demo) return {written: [{...demo, line: start.line}], faults: []};
  if (given) return {written: [{given, line: start.line}], faults: []};
  switch (node.type) {
    case 'paragraph':
      return readLines(ONE_LINE.test(written) ? written : proseOf(node, text), start.line);
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const isObject = /^\{\s*\{/.test(written);
      if (!isObject) return refusal(strayFaults(node.data?.estree, 'an expression'));
      const reading = readLines(written, start.line);
      return reading && node.type === 'mdxTextExpression'
        ? refusal([notAlone(start.line)])
        : reading;
    }
    case 'mdxjsEsm':
      return refusal(strayFaults(node.data?.estree, 'an export'));
    case 'heading':
      return elsewhere(proseOf(node, text), start.line, 'a heading');
    case 'tableCell':
      return elsewhere(proseOf(node, text), start.line, 'a table');
    case 'html':
      return readHtml(hideVerbatim(written), start.line);
    case 'mdxJsxFlowElement':
      return isTag(node.name)
        ? readElement(node, start.line)
        : refusal(attributeFaults(node.attributes));
    case 'mdxJsxTextElement':
      return isTag(node.name)
        ? refusal([notAlone(start.line)])
        : refusal(attributeFaults(node.attributes));
    default:
      return undefined;
  }
}

function refusal(faults: Fault[]): Reading | undefined {
  return faults.length > 0 ? {written: [], faults} : undefined;
}

/** A line where none is read, right or wrong. */
function elsewhere(prose: string, line: number, place: string): Reading | undefined {
  const own = prose.replace(MARKERS, '');
  return readLines(own, line) && refusal([misplaced(line, place)]);
}

function misplaced(line: number, place: string): Fault {
  return {
    line,
    what: `the demo stands in ${place}`,
    fix: 'put it in a paragraph of its own, with an empty line before and after it',
  };
}

function readHtml(html: string, firstLine: number): Reading | undefined {
  const faults: Fault[] = [];
  const tag = /<(Demo|Playground|Story)(?=[\s/>])/.exec(html);
  if (tag) {
    const line = LINES[tag[1] as TagName];
    const fix = `write ${line} on a line of its own, or rename the page to .mdx`;
    const what = `<${tag[1]}> is a tag of .mdx pages, and shows nothing here`;
    faults.push({line: lineAt(tag.index), what, fix});
  }
  const prose = html.replace(/<\/?[A-Za-z][^<>]*>/g, (all) => all.replace(/[^\n]/g, ' '));
  const lines = readLines(prose, firstLine);
  const [found = lines?.faults[0]] = lines?.written ?? [];
  if (found) faults.push(misplaced(found.line, 'HTML'));
  return refusal(faults);

  function lineAt(index: number): number {
    return firstLine + html.slice(0, index).split('\n').length - 1;
  }
}

function readElement(
  {name, attributes, children}: MdxJsxFlowElement,
  line: number,
): Reading | undefined {
  if (!isTag(name)) return undefined;
  if (children.length > 0) {
    const what = `<${name}> has something within it, which would be lost`;
    return refusal([{line, what, fix: `close it at once: <${name} … />`}]);
  }
  const read = readTag(name, attributes, line);
  return 'what' in read ? {written: [], faults: [read]} : {written: [read], faults: []};
}

function attributeFaults(attributes: MdxJsxFlowElement['attributes']): Fault[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return strayFaults(attribute.data?.estree, 'an expression');
    }
    const {value} = attribute;
    return value && typeof value === 'object'
      ? strayFaults(value.data?.estree, 'an attribute')
      : [];
  });
}

function strayFaults(program: object | null | undefined, place: string): Fault[] {
  return findTags(program).map(({name, line}) => ({
    line,
    what: `<${name}> stands in ${place}, where it cannot be built`,
    fix: 'put it on a line of its own, outside of braces and code',
  }));
}
