import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {attribute, dataAttributes, literal, object} from '../../_shared/mdx';
import {moduleExpressions, rejection} from './expressions';
import type {CompiledDemo, Controls, DemoText} from './types';

/** Languages that are highlighted as another: JavaScript may hold JSX whatever its extension. */
const LANGUAGES: Record<string, string> = {js: 'jsx'};

/**
 * The element that stands for a demo in the page's tree. Its children are the texts of its source,
 * each a fence like any other.
 *
 * @param id the demo's id, which nothing else on the page has
 * @param controlsId that of its controls, where it has some
 */
export function demoElement(
  demo: CompiledDemo,
  id: string,
  controlsId?: string,
): MdxJsxFlowElement {
  const {name, file, options, at, module, controls, texts} = demo;
  const {load, server} = moduleExpressions(module ?? (file.startsWith('../') ? file : `./${file}`));
  return {
    type: 'mdxJsxFlowElement',
    name: 'Demo',
    attributes: [
      ...dataAttributes({id, name, file}),
      attribute('options', literal({...options})),
      ...dataAttributes({at}),
      attribute('load', load),
      attribute('server', server),
      ...dataAttributes({
        files: demo.files.map((one) => ({...one})),
        packages: demo.packages,
        edit: demo.edit,
        report: demo.report && {...demo.report},
      }),
      ...(controls && controlsId
        ? [attribute('controls', object(playgroundProps(controls, controlsId, at)))]
        : []),
    ],
    children: texts.map(textElement),
  };
}

/** The element that stands for a component to try out. */
export function playgroundElement(controls: Controls, id: string, at: string): MdxJsxFlowElement {
  const props = playgroundProps(controls, id, at);
  return {
    type: 'mdxJsxFlowElement',
    name: 'Playground',
    attributes: props.map(([name, value]) => attribute(name, value)),
    children: [],
  };
}

/** A demo whose place shows what is wrong with it. For the dev server: the page lives. */
export function faultElement(message: string, id: string, at: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Demo',
    attributes: [
      ...dataAttributes({id, name: 'Fault', file: id, options: {}, at}),
      attribute('load', rejection(message)),
      attribute('server', literal(undefined)),
      ...dataAttributes({files: [], packages: {}}),
    ],
    children: [],
  };
}

function playgroundProps({module, start, ...facts}: Controls, id: string, at: string) {
  const {load, server} = moduleExpressions(module);
  const data = {...facts, id, at, ...(start && {start: {...start}})};
  return [
    ...Object.entries(data).map(([name, value]) => [name, literal(value)] as const),
    ['load', load] as const,
    ['server', server] as const,
  ];
}

/** Says which text it is; the theme shows those of the chosen file and variant. */
function textElement({name, variant, isPreview, text}: DemoText): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: dataAttributes({
      'data-demo-file': name,
      'data-variant': variant,
      'data-preview': isPreview ? '' : undefined,
    }),
    children: [fence(name, text)],
  };
}

/**
 * Its value is the file's text, final newline and all. A fence's value ends without one elsewhere,
 * so that the step to HTML adds it: what is said beside it keeps that step from adding a second.
 */
function fence(name: string, text: string): Code {
  const extension = name.replace(/^.*\./, '');
  return {
    type: 'code',
    lang: LANGUAGES[extension] ?? extension,
    meta: 'demo',
    value: text,
    data: {hChildren: [{type: 'text', value: text}]},
  };
}
