import type {Workbox} from 'workbox-window';
import {followReleases, registerWorker, removeWorker} from '../client/register';
import {bringTo} from '../client/reload';
import {LOOK_MS} from '../core/decide';

jest.mock('../client/reload', () => ({bringTo: jest.fn()}));

type Listener = (event: object) => void;

/** A port pair as browsers have it, as far as it is used. */
class FakeChannel {
  port1: {onmessage?: (event: object) => void; close: () => void} = {close: () => undefined};
  port2 = {postMessage: (data: object) => this.port1.onmessage?.({data})};
}

const reload = jest.fn();
const typing = () => 'nothing' as const;
let now = 0;

/** A registration of which the test says what happens to it. */
function make() {
  const listeners: Record<string, Listener> = {};
  const active = {postMessage: jest.fn()};
  const workbox = {
    addEventListener: (type: string, listener: Listener) => (listeners[type] = listener),
    register: jest.fn(() => Promise.resolve({active})),
    messageSkipWaiting: jest.fn(),
    update: jest.fn(() => Promise.resolve()),
  };
  const registered = registerWorker({workbox: workbox as unknown as Workbox, now: () => now});
  return {workbox, active, registered, tell: (type: string) => listeners[type]?.({})};
}

/** A worker that says of which release it is, if it says anything. */
const worker = (release?: string): object => ({
  postMessage: (_question: object, [port]: FakeChannel['port2'][]) =>
    release !== undefined && port?.postMessage({release, saved: []}),
});

/** Follows the workers of a page that the first one answered for; `change` lets another do so. */
function follow(first: object | null) {
  const container = Object.assign(new EventTarget(), {controller: first});
  followReleases({
    container: container as unknown as ServiceWorkerContainer,
    typing,
    reload,
  });
  return (next: object) => {
    container.controller = next;
    container.dispatchEvent(new Event('controllerchange'));
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => {
  Object.defineProperty(globalThis, 'MessageChannel', {value: FakeChannel});
});

it('lets a waiting worker take over', async () => {
  const {workbox, tell, registered} = make();
  await registered;
  tell('waiting');
  expect(workbox.messageSkipWaiting).toHaveBeenCalledTimes(1);
});

it('brings a tab to the release of the worker that took over, whichever tab let it in', async () => {
  follow(worker('r1'))(worker('r2'));
  await settle();
  expect(bringTo).toHaveBeenCalledTimes(1);
  expect(bringTo).toHaveBeenCalledWith('r2', typing, reload);
});

it('leaves a page as it is that no worker had answered for', async () => {
  follow(null)(worker('r1'));
  await settle();
  expect(bringTo).not.toHaveBeenCalled();
});

it('does so once, however many workers follow', async () => {
  const change = follow(worker('r1'));
  change(worker('r2'));
  change(worker('r3'));
  await settle();
  expect(bringTo).toHaveBeenCalledTimes(1);
});

it('goes on without the release of a worker that says nothing', async () => {
  jest.useFakeTimers();
  follow(worker('r1'))(worker());
  await jest.advanceTimersByTimeAsync(2000);
  jest.useRealTimers();
  expect(bringTo).toHaveBeenCalledWith('unknown', typing, reload);
});

it('has saved products renewed', async () => {
  const {active, registered} = make();
  await registered;
  expect(active.postMessage).toHaveBeenCalledWith({type: 'REFRESH'});
});

it('looks for a new release when it is looked at, once an hour', async () => {
  now = 0;
  const {workbox, registered} = make();
  await registered;
  const look = (at: number) => {
    now = at;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  look(LOOK_MS - 1);
  expect(workbox.update).not.toHaveBeenCalled();
  look(LOOK_MS);
  look(LOOK_MS + 1);
  expect(workbox.update).toHaveBeenCalledTimes(1);
});

it('lets the remover in where a worker is left, and leaves others alone', async () => {
  const registration = (script: string) => ({
    active: {scriptURL: `https://a.example${script}`},
    waiting: null,
    installing: null,
    update: jest.fn(() => Promise.reject(new Error('offline'))),
  });
  const [own, other] = [registration('/sw.js'), registration('/zh/sw.js')];
  const getRegistrations = async () => [own, other] as unknown as ServiceWorkerRegistration[];
  await removeWorker({getRegistrations}, '/sw.js');
  expect(own.update).toHaveBeenCalledTimes(1);
  expect(other.update).not.toHaveBeenCalled();
});
