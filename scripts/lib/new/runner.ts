/** Why a demo fails that does nothing wrong, and shows nothing either. */
export const NOTHING = 'it renders nothing on the server';

/** A module to be rendered, and how the runner finds it. */
interface Module {
  id: string;
  file: string;
}

/**
 * The text of the program that renders demos one by one, in a process of its own: what one of them
 * does to it, or waits for, harms no other. It writes a line of JSON for each to its fourth stream.
 *
 * @param frame module that surrounds them
 * @param all module whose `all` is what a package exports; told under the id `exports`
 */
export function runnerText(modules: readonly Module[], frame?: string, all?: string): string {
  return [
    "import {writeSync} from 'node:fs';",
    "import {format} from 'node:util';",
    "import {createElement, Fragment} from 'react';",
    "import {renderToString} from 'react-dom/server';",
    loadersText(modules, frame),
    `const loadAll = async () => ${all === undefined ? '({all: {}})' : `(await import('${all}'))`};`,
    `const nothing = ${JSON.stringify(NOTHING)};`,
    FAULT,
    RUN,
  ].join('\n');
}

/**
 * The text of the same for a browser, where effects run, which servers leave out: it tells each line
 * to the console, behind `mark`, and of each demo only whether it throws, or takes no room.
 */
export function browserText(modules: readonly Module[], frame: string | undefined, mark: string) {
  return [
    "import {createElement, Fragment} from 'react';",
    "import {createRoot} from 'react-dom/client';",
    loadersText(modules, frame),
    `const mark = ${JSON.stringify(mark)};`,
    FAULT,
    RUN_IN_BROWSER,
  ].join('\n');
}

function loadersText(modules: readonly Module[], frame: string | undefined) {
  const loads = modules.map(
    ({id, file}) => `  ${JSON.stringify(id)}: () => import(${JSON.stringify(file)}),`,
  );
  return [
    `const demos = {\n${loads.join('\n')}\n};`,
    `const loadFrame = async () => ${frame === undefined ? '({Frame: Fragment})' : `import('${frame}')`};`,
  ].join('\n');
}

const FAULT = `
const firstLine = (text) => String(text).trim().split('\\n')[0].trim();

// The hook that threw, or asked what threw: it wants a provider, and may not say so itself.
const hookOf = (error) =>
  (error.stack ?? '').split(/\\n\\s+at /).slice(1, 4)
    .map((frame) => /^(?:\\S+\\.)?(use[A-Z]\\w*) /.exec(frame)?.[1])
    .find((name) => name !== undefined);
const faultOf = (error) => {
  if (!(error instanceof Error)) return firstLine(error);
  const [text, hook] = [firstLine(error.message), hookOf(error)];
  return hook === undefined || text.includes(hook) ? text : text + ' (in ' + hook + ')';
};
`;

const RUN_IN_BROWSER = `
const {ids} = document.currentScript.dataset;
const tell = (line) => console.log(mark + JSON.stringify(line));
// After effects, and what they ask for the next frame.
const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
let fault;
const note = (error) => { fault ??= faultOf(error); };
addEventListener('error', ({error}) => { if (error) note(error); });

async function run(id) {
  const {Frame} = await loadFrame();
  const {default: Demo} = await demos[id]();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, {onUncaughtError: note, onCaughtError: note});
  fault = undefined;
  root.render(createElement(Frame, Frame === Fragment ? null : {direction: 'ltr'}, createElement(Demo)));
  await settled();
  const told = {fault, ...(host.offsetHeight === 0 && {html: '', empty: ''})};
  root.unmount();
  host.remove();
  return told;
}

(async () => {
  for (const id of JSON.parse(ids)) {
    tell({begun: id});
    tell({id, ...(await run(id).catch((error) => ({fault: faultOf(error)})))});
  }
  tell({ended: true});
})();
`;

const RUN = `
const tell = (line) => writeSync(3, JSON.stringify(line) + '\\n');
// What is made by \`new\`, and is no component of React's.
const isOther = (value) => /^class\\b/.test(Function.prototype.toString.call(value)) && !value.prototype.isReactComponent;
const isComponent = (value) =>
  (typeof value === 'function' && !isOther(value)) || (typeof value === 'object' && value !== null && '$$typeof' in value && !('Provider' in value && 'Consumer' in value));
const capital = ([name]) => /^[A-Z]/.test(name);

let said = [];
console.error = (...args) => said.push(format(...args));
for (const method of ['log', 'info', 'debug', 'warn']) console[method] = () => {};

function renderIn(Frame, props, Demo) {
  const inner = Demo ? createElement(Demo) : null;
  return renderToString(createElement(Frame, props, inner));
}

async function render(id) {
  const {Frame} = await loadFrame();
  const props = Frame === Fragment ? null : {direction: 'ltr'};
  const empty = renderIn(Frame, props);
  said = [];
  const {default: Demo} = await demos[id]();
  const html = renderIn(Frame, props, Demo);
  const suspended = /<!--\\$!-->(?:<template[^>]*data-msg="([^"]*)")?/.exec(html);
  if (suspended) return {fault: suspended[1] || 'it waits for something on the server'};
  if (said.length > 0) return {fault: said[0]};
  return {fault: html === empty ? nothing : undefined, html, empty};
}

async function describe() {
  const {all} = await loadAll();
  const entries = Object.entries(all).filter(capital);
  const components = entries.filter(([, value]) => isComponent(value)).map(([name]) => name);
  // Root is Dialog, Close is DialogClose: the longer name says what it belongs to.
  const owns = (name, other) =>
    name === 'Root' || (other.endsWith(name) && other.slice(0, -name.length) in all);
  const isAlias = ([name, value]) =>
    isComponent(value) && entries.some(([other, same]) => same === value && other !== name && owns(name, other));
  // Button is Button.Root too.
  const itself = components.flatMap((name) =>
    Object.keys(all[name]).filter((part) => all[name][part] === all[name]).map((part) => name + '.' + part));
  const aliases = [...entries.filter(isAlias).map(([name]) => name), ...itself];
  const main = isComponent(all.default);
  const spaces = entries
    .filter(([, value]) => typeof value === 'object' && value !== null && !('$$typeof' in value))
    .map(([name, value]) => [name, Object.entries(value).filter(capital).filter(([, one]) => isComponent(one)).map(([member]) => member)])
    .filter(([, members]) => members.length > 0);
  const themes = Object.entries(all)
    .filter(([name, value]) => /(?:theme|system)$/i.test(name) && typeof value === 'object' && value !== null && !isComponent(value))
    .map(([name]) => name);
  return JSON.stringify({components, main, namespaces: Object.fromEntries(spaces), themes, aliases});
}

(async () => {
  for (const id of process.argv.slice(2)) {
    tell({begun: id});
    try {
      const {fault, html, empty} = id === 'exports' ? {fault: await describe()} : await render(id);
      const line = id === 'exports' || fault === undefined ? fault : firstLine(fault);
      tell({id, fault: line, ...(fault === undefined && {html, empty})});
    } catch (error) {
      tell({id, fault: faultOf(error)});
    }
  }
  process.exit(0);
})();
`;
