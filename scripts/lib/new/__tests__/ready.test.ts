import {frameModule} from '../frames';
import {importedBy} from '../imported';
import {frameFor, otherVersion, readyFor} from '../ready';
import {missingWriters, stylesFor} from '../standing';
import type {Installed} from '../standing';
import {model} from './models';

describe('a ready frame', () => {
  const packages: Record<string, ReturnType<Installed>> = {
    '@mui/material': {
      version: '7.3.4',
      dependencies: {'@mui/system': '^7.3.3'},
      peerDependencies: {'@emotion/react': '^11.0.0'},
    },
    antd: {version: '5.29.1'},
  };
  const installed: Installed = (name) => packages[name];
  const onTop = {name: '@acme/ui', peerDependencies: {'@mui/material': '>=5'}};

  it('has what its library stands on in the same version', () => {
    const ready = readyFor({name: '@mui/material'}, installed);
    expect(ready?.packages).toContain('@mui/system@^7.3.3');
    expect(ready?.packages).toEqual(expect.arrayContaining(['@emotion/react@11', 'stylis@4.2.0']));
    expect(readyFor({name: '@acme/ui'}, installed)).toBeUndefined();
  });

  it('surrounds what stands on its library too, unless that has a provider of its own', () => {
    const ready = readyFor(onTop, installed);
    expect(ready?.frame).toBe('vitrine/frames/mui');
    expect(stylesFor(onTop, installed)).toBe('vitrine/frames/emotion');
    const library = importedBy('@acme/ui', []);
    expect(frameFor('@acme/ui', ready, frameModule(library, {}))).toBe(ready);
    const provider = model('AcmeProvider');
    expect(frameFor('@acme/ui', ready, frameModule(library, {provider}))).toBeUndefined();
  });

  it('comes with what writes the styles, which npm leaves out as it is optional', () => {
    const library = {
      peerDependencies: {'@emotion/react': '^11.5.0', vue: '3'},
      peerDependenciesMeta: {'@emotion/react': {optional: true}, vue: {optional: true}},
    };
    const below: Installed = (name) =>
      name === '@acme/base' ? {version: '1', ...library} : undefined;
    const onTopOfIt = {dependencies: {'@acme/base': '1'}};
    expect(missingWriters(onTopOfIt, below)).toEqual(['@emotion/react@^11.5.0']);
    expect(missingWriters(library, () => ({version: '11'}))).toEqual([]);
  });

  it('leaves its place to what is made of the types where it is made for another version', () => {
    expect(readyFor({name: 'antd'}, installed)).toBeUndefined();
    const [notice] = otherVersion({name: 'antd', version: '5.29.1'});
    expect(notice?.what).toMatch(
      /^vitrine\/frames\/antd is made for antd@6, and 5.29.1 is installed/,
    );
    expect(notice?.fix).toContain('or install antd@6');
    expect(otherVersion({name: 'antd', version: '6.6.0'})).toEqual([]);
    expect(otherVersion({name: '@acme/ui', version: '1.0.0'})).toEqual([]);
  });
});
