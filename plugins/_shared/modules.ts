import {readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {packageFolder} from './packages';

const RESOLUTION: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowJs: true,
  resolveJsonModule: true,
};

/**
 * Whether there is a module by the name that an import gives: `@mui/material/Button`. Style sheets
 * and the like are none.
 *
 * @param from node_modules is looked for from this folder upwards
 */
export function hasModule(from: string, specifier: string): boolean {
  const importer = path.join(from, 'importer.tsx');
  return ts.resolveModuleName(specifier, importer, RESOLUTION, ts.sys).resolvedModule !== undefined;
}

/**
 * Names of the modules that can be imported from a package: `Button`, `styles`.
 *
 * @param from node_modules is looked for from this folder upwards
 */
export function modulesOf(from: string, name: string): string[] {
  const folder = packageFolder(from, name);
  return folder === undefined ? [] : readdirSync(folder).filter((one) => !one.includes('.'));
}
