import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {ErrorParts} from '../../plugins/_shared/node';
import {packageFolder} from '../../plugins/_shared/node/packages';
import {hasModule} from '../../plugins/demo-code/files';
import {createReach, filesIn} from '../../plugins/page-reader/files';
import {listDemos} from '../../plugins/page-reader/core/demosOf';
import {asRead} from '../../plugins/page-reader/core/dialect';
import type {PageFormat} from '../../plugins/page-reader/core/parse';
import {readPage} from '../../plugins/page-reader/core/readPage';
import {storyName, storybookImports} from '../../plugins/csf';
import {aliasesOf} from '../../plugins/demo-code/core/aliases';
import {checkTypes, typesOfSources} from './typeCheck';
import {formatIn, pagesIn} from './siteOptions';
import type {DemoOptions} from './siteOptions';

/**
 * Checks the types of all demos that pages show, each with the packages that its page runs. What
 * was found is kept, so that a second check is quick.
 *
 * @param siteDir absolute
 */
export function checkDemoTypes(
  siteDir: string,
  {folders, aliases, sources, mdx}: DemoOptions,
): {count: number; faults: ErrorParts[]} {
  const groups = new Map<string, {packages: Record<string, string>; files: Set<string>}>();
  for (const page of folders.flatMap((folder) => pagesIn(siteDir, folder))) {
    const packages = aliasesOf(page, aliases);
    const key = JSON.stringify(packages);
    const group = groups.get(key) ?? {packages, files: new Set()};
    groups.set(key, group);
    const format = formatIn(page, {mdx});
    for (const file of demosOf(path.join(siteDir, page), format, siteDir)) group.files.add(file);
  }
  const checked = [...groups].filter(([, {files}]) => files.size > 0);
  const faults = checked.flatMap(([key, {packages, files}]) =>
    checkTypes(
      siteDir,
      {
        files: [...files].sort(),
        packages: {...typesOfSources(siteDir, sources), ...foldersOf(siteDir, packages)},
        record: recordOf(siteDir, key),
      },
      ts.sys,
    ),
  );
  return {count: checked.reduce((sum, [, {files}]) => sum + files.size, 0), faults};
}

/** How files end that say what is around a component to try out. */
const COMPOSITION = '.playground.tsx';

/**
 * @param page absolute
 * @returns absolute paths of the demos in TypeScript, and of what is around components to try out
 */
function demosOf(page: string, format: PageFormat, siteDir: string): string[] {
  const folder = path.dirname(page);
  const files = filesIn(folder, {siteDir, reach: createReach([siteDir, folder])});
  const compositions = readdirSync(folder).filter((file) => file.endsWith(COMPOSITION));
  const text = readFileSync(page, 'utf8');
  const {text: read} = asRead(text, format);
  const stories = storiesOf({page, text: read, format}, siteDir);
  return [...compositions, ...listDemos(page, text, files, format), ...stories]
    .map((file) => path.join(folder, file))
    .map((file) =>
      file.replace(/\.jsx?$/, existsSync(file.replace(/\.jsx?$/, '.tsx')) ? '.tsx' : '$&'),
    )
    .filter((file) => /\.tsx?$/.test(file));
}

/** The files of the stories that a page shows, whose types can be told: all that they import is there. */
function storiesOf(
  {page, text, format}: {page: string; text: string; format: PageFormat},
  siteDir: string,
): string[] {
  const statements = readPage(text, format).places.flatMap((place) => place.statements);
  const named = statements.flatMap((one) =>
    'story' in one ? (storyName(one.story)?.file ?? []) : [],
  );
  return [...new Set(named)].filter((file) => {
    const stories = path.join(path.dirname(page), file);
    if (!existsSync(stories)) return false;
    const imports = storybookImports(file, readFileSync(stories, 'utf8'));
    return imports.every((specifier) => hasModule(siteDir, specifier));
  });
}

function foldersOf(siteDir: string, packages: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(packages).map(([name, installed]) => [
      name,
      packageFolder(siteDir, installed) ?? path.join(siteDir, 'node_modules', installed),
    ]),
  );
}

function recordOf(siteDir: string, key: string) {
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 12);
  return path.join(siteDir, 'node_modules/.cache/vitrine', `demo-types-${hash}.tsbuildinfo`);
}
