import {act, render, screen, waitFor} from '@testing-library/react';
import {EditorView} from '@codemirror/view';
import type {RunnerReport, RunnerRequest} from '../../client/protocol';
import {createDemoStore} from '@theme/Demo/demoStore';
import type {DemoStore} from '@theme/Demo/demoStore';
import LiveEditor from '../../theme/DemoEditor/LiveEditor';
import type {LiveEditorProps} from '../../theme/DemoEditor/LiveEditor';

/** The files of a demo. */
export const FILES = [
  {name: 'Basic.tsx', text: 'export default () => <b>1</b>;\n'},
  {name: 'theme.ts', text: 'export const size: number = 1;\n'},
];

/** The same in JavaScript. */
export const OTHERS = [
  {name: 'Basic.js', text: 'export default () => <i>1</i>;\n'},
  {name: 'theme.js', text: 'export const size = 1;\n'},
];

/** What a page hands to the editors that are opened on it. */
interface Given {
  store: DemoStore;
  closed: jest.Mock;
}

let given: Given;

/** Makes a page that has room for an editor and for what its runner shows. */
export function preparePage(): Given {
  document.body.innerHTML = '<div id="stage"></div><div id="page"></div>';
  window.matchMedia = () =>
    Object.assign(new EventTarget(), {matches: false}) as unknown as MediaQueryList;
  document.documentElement.removeAttribute('data-theme');
  // Not in jsdom; CodeMirror measures with them.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  given = {store: createDemoStore(), closed: jest.fn()};
  return given;
}

/** Where the page lets the runner show. */
export const stage = () => document.querySelector('#stage') as HTMLElement;

let demos = 0;

/** Opens the editor of a demo; of its own for each test, as what is typed is kept. */
export function open(
  files = FILES,
  name = `Basic${(demos += 1)}`,
  more: Partial<LiveEditorProps> = {},
) {
  const {store, closed} = given;
  const parts = {packages: {'@a/b': '1.0.0'}, stage: stage(), store, onClose: closed};
  const props = {files, others: OTHERS, ...parts, ...more};
  const container = document.querySelector('#page') as HTMLElement;
  const page = render(<LiveEditor name={name} {...props} />, {container});
  return {...page, again: () => page.rerender(<LiveEditor name={name} {...props} />), name};
}

/** The element that the code is typed into. */
export const field = () => document.querySelector('.cm-content') as HTMLElement;

const view = () => EditorView.findFromDOM(field()) as EditorView;

/** The code as it stands in the editor. */
export const text = () => view().state.doc.toString();

/** Writes code in place of all that stands in the editor. */
export function type(written: string): void {
  act(() => view().dispatch({changes: {from: 0, to: view().state.doc.length, insert: written}}));
}

/** What the editor says is wrong. */
export const problem = () => screen.getAllByRole('status')[0]?.textContent;

/** The runner's document, where there is one. */
export const frame = () => stage().querySelector('iframe');

/** What the page has asked the runner that was opened last. */
let asked: RunnerRequest[];

/** Stands for the runner's document. */
export function answer(report: RunnerReport, source: MessageEventSource | null = target()): void {
  act(() => void window.dispatchEvent(new MessageEvent('message', {data: report, source})));
}

function target(): Window | null {
  return frame()?.contentWindow ?? null;
}

/**
 * Waits for a runner, which is ready then.
 *
 * @returns what the page asks of it, which grows
 */
export async function openRunner(): Promise<readonly RunnerRequest[]> {
  await waitFor(() => expect(frame()).not.toBeNull());
  asked = [];
  const runner = target() as Window;
  runner.postMessage = (request: RunnerRequest) => void asked.push(request);
  answer({type: 'ready', canRun: true});
  return asked;
}

/** What the runner was asked to run last. */
export const lastRun = () => asked.filter((request) => request.type === 'run').at(-1);
