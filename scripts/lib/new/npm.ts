import {spawn} from 'node:child_process';

/** Errors of npm that mean that it could not ask. */
const OFFLINE =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED)\b/;

const OPTIONS = [
  '--no-audit',
  '--no-fund',
  // Whoever has no network waits seconds for the answer, not minutes; what npm has kept is enough.
  '--prefer-offline',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

/**
 * Installs what a package.json says, and packages beside it, which npm adds to it.
 *
 * @param folder of the package.json; npm takes none above for its own
 * @param specs as `npm install` takes them
 * @throws Error with npm's own words
 */
export async function install(
  folder: string,
  specs: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  await npm(['install', '--prefix', folder, ...OPTIONS, ...specs], folder, signal);
}

/**
 * Asks for one package, and once: to install all of them without a network takes npm minutes.
 *
 * @param spec as `npm install` takes it
 * @throws Error as {@link install} does, where npm does not know it or cannot ask
 */
export async function findOut(folder: string, spec: string, signal: AbortSignal): Promise<void> {
  await npm(['view', spec, 'name', '--fetch-retries=0'], folder, signal);
}

async function npm(args: readonly string[], folder: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const child = spawn('npm', args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      said += `npm error ${error.message}`;
      resolve(1);
    });
    child.on('close', resolve);
  });
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  if (code !== 0) throw new Error(npmFault(said));
}

/** Whether npm has refused what packages ask for of each other. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && /\bERESOLVE\b/.test(error.message);
}

/**
 * What went wrong, in npm's own words.
 *
 * @param stderr of npm
 */
export function npmFault(stderr: string): string {
  const lines = stderr
    .split('\n')
    .flatMap((line) => /^npm (?:error|ERR!) ?(.*)$/.exec(line)?.[1] ?? [])
    .filter((line) => line.trim() !== '' && !/A complete log|complete log of this run/.test(line));
  const said = lines.slice(0, 4).join('\n  ') || 'npm says nothing of why.';
  return `npm install failed:\n  ${said}\nFix: ${fixOf(stderr)}`;
}

function fixOf(stderr: string) {
  if (OFFLINE.test(stderr)) {
    return 'connect to the network, or give a package that is on this disk: --package ./acme-ui-1.2.0.tgz';
  }
  if (/\bENOENT\b.*\bnpm\b|spawn npm/.test(stderr)) return 'install npm; it comes with Node.js';
  if (/\bE404\b|\bETARGET\b/.test(stderr)) {
    return 'check the name and the version of --package; where it is a dependency of it that is missing, take another version';
  }
  if (/\bERESOLVE\b/.test(stderr)) {
    return 'take a version of the library that goes with the React of the site';
  }
  return 'see what npm says above';
}
