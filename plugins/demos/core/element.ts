import type {Expression} from 'estree';
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {
  attribute,
  dataAttributes,
  exportedLoad,
  ifServed,
  literal,
  moduleExpressions,
  object,
} from '../../page-reader/core/mdx';
import type {AskedPlayground} from '../../page-reader/core/askedPlayground';
import type {CompiledDemo} from '../../demo-code/core/demo';
import type {DemoText} from '../../demo-code/core/types';
import {ownValue} from '../../_shared/text/names';

/** Languages that are highlighted as another: JavaScript may hold JSX whatever its extension. */
const LANGUAGES: Record<string, string> = {js: 'jsx'};

/**
 * What a demo comes alive with before the page's React does; nothing for one whose component does
 * more than show it.
 *
 * @param id the demo's id, which nothing else on the page has
 */
export function islandOf(demo: CompiledDemo, id: string): Expression | undefined {
  const {name, at, made} = demo;
  if (made) return undefined;
  const data = Object.entries({id, name, at}).map(([key, value]) => [key, literal(value)] as const);
  return object([...data, ['load', modulesOf(demo).load]]);
}

/** How a demo stands in its page. */
export interface DemoInPage {
  /** As {@link islandOf} has it. */
  id: string;
  /** Of what {@link islandOf} tells, in what the page exports; `undefined`: it does not. */
  place: number | undefined;
  /** Whether the page is served with it: the browser is sent no second text of its source then. */
  isServed: boolean;
}

/**
 * The element that stands for a demo in the page's tree. Its children are the texts of its source,
 * each a fence like any other.
 */
export function demoElement(
  demo: CompiledDemo,
  {id, place, isServed}: DemoInPage,
): MdxJsxFlowElement {
  const {name, file, options, at, playground, texts, made} = demo;
  const {load, server} = modulesOf(demo);
  return {
    type: 'mdxJsxFlowElement',
    name: made?.element ?? 'Demo',
    attributes: [
      ...dataAttributes({id, name, file, ...made?.data}),
      attribute('options', literal({...options})),
      ...dataAttributes({at}),
      attribute('load', place === undefined ? load : exportedLoad(place)),
      ...(options.browserOnly ? [] : [attribute('server', server)]),
      ...dataAttributes({
        files: demo.files.map((one) => ({...one})),
        packages: demo.packages,
        edit: demo.edit,
        report: demo.report && {...demo.report},
      }),
    ],
    children: texts.map((text) => textElement(text, isServed)),
    ...(playground && {data: {playground}}),
  };
}

function modulesOf({file, module}: CompiledDemo) {
  return moduleExpressions(module ?? (file.startsWith('../') ? file : `./${file}`));
}

/** What stands in the place of a playground until the plugin of playgrounds has found it. */
export function askedElement(playground: AskedPlayground): MdxJsxFlowElement {
  const data = {playground};
  return {type: 'mdxJsxFlowElement', name: 'Playground', attributes: [], children: [], data};
}

/** Says which text it is; the theme shows those of the chosen file and variant. */
function textElement(
  {name, variant, isPreview, text}: DemoText,
  isServed: boolean,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [
      ...dataAttributes({
        'data-demo-file': name,
        'data-variant': variant,
        'data-preview': isPreview ? '' : undefined,
      }),
      ...(isServed ? [attribute('data-kept', ifServed(literal('')))] : []),
    ],
    children: [fence(name, text, isServed)],
  };
}

/**
 * Its value is the file's text, final newline and all. A fence's value ends without one elsewhere,
 * so that the step to HTML adds it: what is said beside it keeps that step from adding a second.
 *
 * @param isKept what the plugin code-blocks is told: React leaves the text as it was served
 */
function fence(name: string, text: string, isKept: boolean): Code {
  const extension = name.replace(/^.*\./, '');
  return {
    type: 'code',
    lang: ownValue(LANGUAGES, extension) ?? extension,
    meta: 'demo',
    value: text,
    data: {hChildren: [{type: 'text', value: text}], ...(isKept && {isKept})},
  };
}
