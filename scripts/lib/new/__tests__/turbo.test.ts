import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {siteManifest} from '../siteFiles';
import {turboFiles, workspaceAbove} from '../turbo';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'vitrine-turbo-'));
  mkdirSync(path.join(root, 'sites/docs'), {recursive: true});
});
afterEach(() => rmSync(root, {recursive: true}));

const site = () => path.join(root, 'sites/docs');

it('writes tasks where a site is in a workspace, and nothing elsewhere', () => {
  writeFileSync(path.join(root, 'package.json'), '{"name": "kit"}');
  expect(turboFiles(site())).toEqual([]);
  writeFileSync(path.join(root, 'package.json'), '{"workspaces": ["sites/*"]}');
  expect(turboFiles(site()).map(([file]) => file)).toEqual(['turbo.json']);
});

it('knows the workspaces of pnpm, and reads past a package.json that is torn', () => {
  writeFileSync(path.join(root, 'sites/package.json'), '{"workspaces"');
  writeFileSync(path.join(root, 'pnpm-workspace.yaml'), 'packages: [sites/*]');
  expect(workspaceAbove(site())).toBe(root);
});

it('looks for no workspace around a repository', () => {
  writeFileSync(path.join(root, 'package.json'), '{"workspaces": ["sites/*"]}');
  mkdirSync(path.join(root, 'sites/.git'));
  expect(workspaceAbove(site())).toBeUndefined();
  expect(workspaceAbove(path.join(root, 'sites'))).toBeUndefined();
});

it('has a task for scripts of the site alone, whose outputs are kept', () => {
  writeFileSync(path.join(root, 'package.json'), '{"workspaces": ["sites/*"]}');
  const [[, text = ''] = []] = turboFiles(site());
  const {tasks} = JSON.parse(text) as {tasks: Record<string, {outputs: string[]}>};
  const {scripts} = siteManifest('docs', {name: 'vitrine', version: '1.0.0'} as never, '1.0.0');
  for (const task of Object.keys(tasks)) expect(Object.keys(scripts)).toContain(task);
  expect(tasks.build?.outputs).toEqual(['build/**']);
});
