import type {ComponentType} from 'react';
import type {FrameModule} from '../../_shared/client/frameModule';
import type {RunnerEnvironment, RunnerRequest} from './protocol';
import {toFault, UnknownNameError} from './faults';
import {createGuards} from './guard';
import {runModules} from './modules';
import type {Modules} from './modules';
import {canRun, isSandboxed, listen, report} from './requests';
import {watchHeight} from './size';
import {Versions} from './versions';

type Run = Extract<RunnerRequest, {type: 'run'}>;

/**
 * Runs demos for the page that frames this document.
 *
 * @param library what demos may import
 * @param frame the library's theme
 */
export function startRunner(library: Modules, frame: FrameModule | undefined): void {
  const host = document.querySelector<HTMLElement>('#demo');
  if (!host || !isSandboxed()) return;
  const guardsOf = createGuards();
  let latest = 0;
  const fail = (run: number, thrown: unknown) =>
    report({type: 'failed', run, fault: toFault(thrown)});
  const versions = new Versions(host, frame, {
    onRendered: (run) => report({type: 'rendered', run}),
    onFault: fail,
  });

  function run({run: number, files, entry}: Run): void {
    latest = number;
    report({type: 'begun', run: number});
    try {
      const {exports, css} = runModules({files, entry, library, guardsOf});
      versions.show({run: number, css, Demo: componentOf(exports.default, entry)});
    } catch (thrown) {
      fail(number, thrown);
    }
  }

  function adopt(environment: RunnerEnvironment): void {
    const {dataset} = document.documentElement;
    dataset.theme = environment.mode;
    dataset.centred = String(environment.centred);
    // Where the frame's style sheet looks for it.
    dataset.demoDensity = environment.density ?? '';
    document.documentElement.dir = environment.direction;
    versions.setEnvironment(environment);
  }

  addSheet(frame);
  stayHere();
  watchHeight(host, (height) => report({type: 'height', height}));
  listenToErrors((thrown) => fail(latest, thrown));
  listen((request) => {
    if (request.type === 'ping') report({type: 'pong', ping: request.ping});
    else adopt(request.environment);
    if (request.type === 'run') run(request);
  });
  report({type: 'ready', canRun: canRun()});
}

function componentOf(value: unknown, file: string): ComponentType {
  // Components that are wrapped (memo, forwardRef) are objects.
  if (typeof value === 'function' || (typeof value === 'object' && value !== null)) {
    return value as ComponentType;
  }
  throw new UnknownNameError('No component is the default export', {kind: 'component', file});
}

function addSheet(frame: FrameModule | undefined): void {
  const sheet = document.createElement('style');
  sheet.textContent = frame?.css() ?? '';
  document.head.append(sheet);
}

/** What a demo throws in a handler, which React catches, in a timer, or leaves as a promise. */
function listenToErrors(tell: (thrown: unknown) => void): void {
  window.addEventListener('vitrine-error', (reported) => {
    if (reported instanceof CustomEvent) tell(reported.detail);
  });
  window.addEventListener('error', ({error, message}) => tell(error ?? message));
  window.addEventListener('unhandledrejection', ({reason}) => tell(reason));
}

/** A link would put another page in the place of the demo. */
function stayHere(): void {
  document.addEventListener('click', (click) => {
    const link = click.target instanceof Element ? click.target.closest('a[href]') : null;
    const isElsewhere = link && !link.getAttribute('href')?.startsWith('#');
    if (isElsewhere && link.getAttribute('target') !== '_blank') click.preventDefault();
  });
}
