import {forgetFaults, holdFaults, keptFaults, tellEdited} from '../../plugins/_shared/node/faults';
import {checkTypesBeside} from '../lib/demoTypesBeside';

const FAULT = `docs/ui/Button.tsx:6: demo "Button": Type 'string' is not assignable to type 'number'.
  Fix: mend the demo; it is checked with the packages that its page runs`;

beforeEach(() => holdFaults([]));
afterEach(forgetFaults);

const told = () => keptFaults().map(({kind, where, what}) => `${kind} ${where} ${what}`);

it('keeps each mistake by its place, until it is mended', async () => {
  const outcomes = [
    {code: 1, said: `${FAULT}\n${FAULT.replace(':6', ':9')}`},
    {code: 0, said: ''},
  ];
  const check = jest.fn(async () => outcomes.shift() ?? {code: 0, said: ''});
  await checkTypesBeside(check);
  expect(told()).toEqual([
    expect.stringMatching(/^types docs\/ui\/Button\.tsx:6 demo "Button": Type/),
    expect.stringMatching(/^types docs\/ui\/Button\.tsx:9 /),
  ]);
  tellEdited(new Set(['/site/docs/ui/Button.tsx']));
  await Promise.resolve();
  await Promise.resolve();
  expect(check).toHaveBeenCalledTimes(2);
  expect(told()).toEqual([]);
});

it('does not check anew for a style sheet, nor twice at a time', async () => {
  let end: (() => void) | undefined;
  const check = jest.fn(
    () =>
      new Promise<{code: number; said: string}>((resolve) => {
        end = () => resolve({code: 0, said: ''});
      }),
  );
  const first = checkTypesBeside(check);
  tellEdited(new Set(['/site/src/a.css']));
  tellEdited(new Set(['/site/docs/a.tsx']));
  tellEdited(new Set(['/site/docs/b.md']));
  expect(check).toHaveBeenCalledTimes(1);
  end?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(check).toHaveBeenCalledTimes(2);
  end?.();
  await first;
  expect(check).toHaveBeenCalledTimes(2);
});

it('tells mistakes on the terminal where they are warnings, and takes none for a fault', async () => {
  holdFaults(['types']);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await checkTypesBeside(async () => ({code: 1, said: FAULT}));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(FAULT));
  expect(told()).toEqual([]);
  warn.mockRestore();
});

it.each([1, 2])('says why a check could not be made, with code %i', async (code) => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await checkTypesBeside(async () => ({code, said: 'No configuration.'}));
  expect(print).toHaveBeenCalledWith('No configuration.');
  expect(told()).toEqual([]);
});
