import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {createTurns, takeTurns, type Turns, type Watched} from '../turns';

const BEFORE = '---\ntitle: A\n---\n\nText.\n';

let folder = '';
let page = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-turns-'));
  page = path.join(folder, 'a.md');
  writeFileSync(page, BEFORE);
});
afterEach(() => rmSync(folder, {recursive: true}));

/** A dev server that has read the page: what it does, in its order. */
function makeServer(patience?: number) {
  const did: string[] = [];
  const taps: Record<string, (file?: unknown) => void> = {};
  const hook = (name: string) => ({
    tap: (_plugin: string, run: (file?: unknown) => void) => void (taps[name] = run),
  });
  let onResume = () => {};
  const watching = {
    suspend: () => did.push('hold'),
    resume() {
      did.push('bundle');
      onResume();
    },
  };
  const turns: Turns = createTurns(patience);
  turns.note(page, BEFORE);
  turns.apply({hooks: {invalid: hook('invalid'), done: hook('done')}, watching} as Watched);
  return {
    did,
    /** The bundler hears of a page that is another now. */
    save(text: string, file = page) {
      writeFileSync(file, text);
      taps.invalid?.(file);
    },
    done() {
      did.push('bundled');
      taps.done?.();
    },
    resumed: () => new Promise<void>((resolve) => (onResume = resolve)),
    /** Docusaurus hears of it. */
    reload: (end = () => {}) =>
      turns.reload(() => {
        did.push('read');
        return Promise.resolve(end());
      }),
  };
}

it('bundles a page before all are read again, where its front matter says what it said', async () => {
  const {did, save, done, reload} = makeServer();
  save(`${BEFORE}More.\n`);
  const over = reload();
  await setImmediate();
  done();
  await over;
  expect(did).toEqual(['bundled', 'read']);
});

it('does so too where Docusaurus hears of it first', async () => {
  const {did, save, done, reload} = makeServer();
  const over = reload();
  save(`${BEFORE}More.\n`);
  await setImmediate();
  done();
  await over;
  expect(did).toEqual(['bundled', 'read']);
});

it('reads all pages first where front matter says something else, and bundles once', async () => {
  const {did, save, reload} = makeServer();
  save(BEFORE.replace('A', 'B'));
  save(BEFORE.replace('A', 'C'));
  await reload();
  expect(did).toEqual(['hold', 'read', 'bundle']);
});

it('bundles where reading again ends with a fault, or was not asked for', async () => {
  const {did, save, reload, resumed} = makeServer(1);
  save(BEFORE.replace('A', 'B'));
  await expect(
    reload(() => {
      throw new Error('Bad.');
    }),
  ).rejects.toThrow('Bad.');
  expect(did).toEqual(['hold', 'read', 'bundle']);
  save(BEFORE.replace('A', 'C'));
  await resumed();
  expect(did).toEqual(['hold', 'read', 'bundle', 'hold', 'bundle']);
});

it('waits for no bundle of what is no page', async () => {
  const {did, save, reload} = makeServer();
  save('{}', path.join(folder, '_category_.json'));
  await reload();
  expect(did).toEqual(['read']);
});

it('is asked by the dev server of Docusaurus, once, however often plugins are made', async () => {
  const docusaurus = path.dirname(require.resolve('@docusaurus/core/package.json'));
  const code = readFileSync(path.join(docusaurus, 'lib/commands/start/utils.js'), 'utf8');
  expect(code).toContain('(0, site_1.reloadSitePlugin)(');
  const site = jest.requireActual<Record<'reloadSitePlugin', (site: string) => Promise<unknown>>>(
    path.join(docusaurus, 'lib/server/site.js'),
  );
  site.reloadSitePlugin = (given) => Promise.resolve(`${given}, read again`);
  expect(takeTurns()).toBe(takeTurns());
  expect(await site.reloadSitePlugin('A site')).toBe('A site, read again');
});
