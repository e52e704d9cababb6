/**
 * Reads the API of packages once, and tells its parent what that took.
 *
 * Usage: node scripts/run.mjs bench/api/child.ts vitrine <cache folder> <package> … | react-docgen-typescript
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../scripts/lib/setup';

const [reader, cache = '', ...packages] = process.argv.slice(2);
// A build has Vitrine's own code in hand by then, translated; compilers are loaded within the time.
const vitrine = reader === 'vitrine' ? await import('./vitrine') : undefined;
const [start, before] = [performance.now(), process.cpuUsage()];
const found = vitrine ? await readByVitrine(vitrine) : await readByOther();
const seconds = (performance.now() - start) / 1000;
const {user, system} = process.cpuUsage(before);
const cpu = (user + system) / 1e6;
process.send?.({...found, cpu, seconds, megabytes: process.resourceUsage().maxRSS / 1024});

async function readByVitrine({readAll}: typeof import('./vitrine')) {
  const models = await readAll(cache, packages);
  return {components: models.length, props: sum(models.map(({props}) => props.length))};
}

/** Material UI alone, all declarations in one program, as its documentation advises. */
async function readByOther() {
  const {default: docgen} = await import('react-docgen-typescript');
  const {default: ts} = await import('typescript');
  const material = path.join(ROOT, 'node_modules/@mui/material');
  const index = readFileSync(path.join(material, 'index.d.ts'), 'utf8');
  const names = new Set(
    [...index.matchAll(/from ["']\.\/(?<name>[A-Z]\w+)(?:\/index\.js)?["']/g)].map(
      ({groups}) => groups?.name ?? '',
    ),
  );
  const files = [...names].map((name) => path.join(material, name, `${name}.d.ts`));
  const parser = docgen.withCompilerOptions(
    {strict: true, skipLibCheck: true, jsx: ts.JsxEmit.ReactJSX, esModuleInterop: true},
    {skipChildrenPropWithoutDoc: false},
  );
  const docs = parser.parse(files).filter(({displayName}) => names.has(displayName));
  const withProps = docs.filter(({props}) => Object.keys(props).length > 0);
  return {
    components: new Set(withProps.map(({displayName}) => displayName)).size,
    props: sum(withProps.map(({props}) => Object.keys(props).length)),
  };
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
