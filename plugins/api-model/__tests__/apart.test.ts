import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {extractApart, type Work} from '../apart';
import {readSource} from '../index';
import {makeSite} from './__fixtures__/makeSite';

const directory = makeSite();

function work(): Work {
  const {facts} = readSource(directory, 'plain-kit') ?? {};
  if (!facts) throw new Error('plain-kit is not installed');
  return {directory, requests: [{facts, targets: 'public'}]};
}

/** Flags that run this in the process before anything else. */
function begunWith(code: string): string[] {
  const file = path.join(directory, 'begun.cjs');
  writeFileSync(file, code);
  return ['--require', file];
}

test('what is thrown in the process is thrown here, with where it was thrown', async () => {
  const broken = {directory, requests: [{}]} as unknown as Work;
  await expect(extractApart(broken, [])).rejects.toThrow(/TypeError.*\n.*requests\.ts/s);
});

test('a process that is ended names the packages, and what ended it', async () => {
  const end = begunWith('process.kill(process.pid, "SIGTERM")');
  await expect(extractApart(work(), end)).rejects.toThrow(
    /plain-kit.*reading the API was ended by SIGTERM/s,
  );
});

test('a node that does not know a flag leaves the work to who asked', async () => {
  await expect(extractApart(work(), begunWith('process.exit(9)'))).resolves.toBeUndefined();
});
