import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {filesIn} from '../../page-reader/files';
import {installedPackages, packagesFor} from '../installed';

const installed = installedPackages(__dirname);

describe('installed packages', () => {
  it('are found from the site upwards, with their peers', () => {
    expect(installed.find('react-dom')).toEqual({
      version: expect.stringMatching(/^19\./),
      peers: ['react'],
    });
    expect(installed.find('left-far')).toBeUndefined();
  });

  it.each([
    ['react', true],
    ['react/jsx-runtime', true],
    ['@mui/material/Button', true],
    ['@mui/material/Buton', false],
    ['@fontsource/material-icons/index.css', true],
    ['left-far', false],
    ['left-far/x', false],
  ])('have %s: %p', (specifier, has) => {
    expect(installed.has(specifier)).toBe(has);
  });

  it('list what can be imported, for suggestions', () => {
    expect(installed.modules('@mui/material')).toEqual(
      expect.arrayContaining(['Button', 'styles']),
    );
    expect(installed.names()).toEqual(expect.arrayContaining(['react', '@mui/material']));
  });

  it('may stand for others', () => {
    const disk = packagesFor(installed, {'@mui/material': '@mui/material-v6'});
    expect(disk.find('@mui/material')?.version).toMatch(/^6\./);
    expect(disk.has('@mui/material/Button')).toBe(true);
    expect(disk.find('@mui/materials')).toBeUndefined();
  });
});

it('have what their own source exports, built or not', () => {
  const disk = packagesFor(installed, {}, {'@acme/unbuilt': 'ui/src/index.ts'});
  expect(disk.has('@acme/unbuilt')).toBe(true);
  expect(disk.has('@acme/unbuilt/Button')).toBe(false);
});

it('have what the site names and what a library brings, and not what only its makers stand on', () => {
  const site = mkdtempSync(path.join(os.tmpdir(), 'brought-'));
  const put = (folder: string, manifest: object) => {
    mkdirSync(path.join(site, folder), {recursive: true});
    writeFileSync(path.join(site, folder, 'package.json'), JSON.stringify(manifest));
  };
  put('.', {
    name: 'site',
    dependencies: {'@acme/ui': '1', vitrine: '1'},
    devDependencies: {dev: '1'},
  });
  put('node_modules/@acme/ui', {version: '1.0.0', dependencies: {between: '1'}});
  put('node_modules/between', {version: '1.0.0', peerDependencies: {'react-router-dom': '7'}});
  put('node_modules/vitrine', {
    version: '1.0.0',
    dependencies: {'@docusaurus/core': '3', own: '1'},
  });
  put('node_modules/@docusaurus/core', {version: '3.0.0', dependencies: {'react-router': '5'}});
  const {isBrought} = installedPackages(site);
  const names = ['@acme/ui', 'dev', 'between', 'react-router-dom', 'own', 'react-router'];
  expect(names.filter(isBrought)).toEqual(['@acme/ui', 'dev', 'between', 'react-router-dom']);
  rmSync(site, {recursive: true});
});

it('takes no folder for a file', () => {
  expect(
    filesIn(__dirname, {siteDir: __dirname, reach: () => true}).read('__fixtures__'),
  ).toBeUndefined();
});
