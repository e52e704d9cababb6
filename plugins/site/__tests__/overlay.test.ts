import {forgetFaults, holdFaults, keptFaults, onEdit, tellFaults} from '../../_shared/node/faults';
import {faultOverlay} from '../overlay';
import type {Compiler} from '../overlay';

const link = {where: 'docs/a.md:3', what: 'the link leads nowhere', fix: 'mend it'};

/** A bundler that a test has run, as the dev server does when a file was edited. */
function makeBundler() {
  const taps: Record<string, ((argument: never) => void)[]> = {};
  const hook = (name: string) => ({
    tap: (_plugin: string, run: (argument: never) => void) => (taps[name] ??= []).push(run),
  });
  const call = (name: string, argument: object) =>
    taps[name]?.forEach((run) => run(argument as never));
  const invalidate = jest.fn();
  const compiler = {
    hooks: {thisCompilation: hook('compilation'), watchRun: hook('run'), done: hook('done')},
    watching: {invalidate},
  } as unknown as Compiler;
  const run = (edited: string[] = [], others: object[] = []) => {
    const warnings: Error[] = [];
    call('run', {modifiedFiles: new Set(edited)});
    call('compilation', {warnings, hooks: {processAssets: hook('assets')}});
    call('assets', {});
    delete taps.assets;
    // As rspack tells them, in a form of its own.
    const told = warnings.map(({message}) => ({message: `  ⚠ ${message}\n`}));
    const stats = {toJson: () => ({warnings: [...others, ...told]})};
    call('done', stats);
    return stats.toJson().warnings;
  };
  return {compiler, invalidate, run};
}

function makeOverlay() {
  const bundler = makeBundler();
  const {plugins, devServer} = faultOverlay(keptFaults);
  plugins.forEach((plugin) => plugin.apply(bundler.compiler));
  return {...bundler, isShown: devServer.client.overlay.warnings};
}

beforeEach(() => holdFaults([]));
afterEach(forgetFaults);

it('shows what is wrong as it is told elsewhere, until it is mended', () => {
  const {run} = makeOverlay();
  tellFaults('links', [link]);
  expect(run()).toEqual(['docs/a.md:3: the link leads nowhere\n  Fix: mend it']);
  tellFaults('links', []);
  expect(run()).toEqual([]);
});

it('shows what is found when nothing more is bundled', () => {
  const {run, invalidate} = makeOverlay();
  run();
  tellFaults('links', []);
  expect(invalidate).not.toHaveBeenCalled();
  tellFaults('links', [link]);
  expect(invalidate).toHaveBeenCalledTimes(1);
  run();
  tellFaults('links', [link]);
  expect(invalidate).toHaveBeenCalledTimes(1);
});

it('covers the page with faults of ours only', () => {
  const {isShown, run} = makeOverlay();
  tellFaults('links', [link]);
  const other = {message: 'export "x" was not found in "./y"'};
  expect(run([], [other]).map((one) => isShown(one))).toEqual([false, true]);
});

it('says which files were edited', () => {
  const looked = jest.fn();
  onEdit(looked);
  const {run} = makeOverlay();
  run();
  expect(looked).not.toHaveBeenCalled();
  run(['/site/docs/Demo.tsx']);
  expect(looked).toHaveBeenCalledWith(new Set(['/site/docs/Demo.tsx']));
});

it('counts what does not fit', () => {
  const {run} = makeOverlay();
  tellFaults(
    'links',
    Array.from({length: 14}, () => link),
  );
  expect(run()).toHaveLength(11);
  expect(run().at(-1)).toBe('and 4 more\n  Fix: vitrine check tells all of them');
});
