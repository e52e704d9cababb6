import {createCodeReader} from '../../../demo-code';
import type {DemoPage} from '../../../demo-code/core/check';
import type {DemoFiles} from '../../../page-reader/core/types';
import type {InstalledPackage, PackageDisk} from '../../../demo-code/core/types';

/** A disk that holds these files, their paths relative to the page's folder. */
export function diskOf(texts: Record<string, string>): DemoFiles {
  return {
    // What leads to the site's folder and further up.
    reaches: (file) => !file.startsWith('../..'),
    site: '..',
    read: (file) => texts[file],
    list: (folder) => {
      const prefix = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
      return Object.keys(texts)
        .filter((file) => file.startsWith(prefix) && !file.slice(prefix.length).includes('/'))
        .map((file) => file.slice(prefix.length));
    },
  };
}

const PACKAGES: Record<string, InstalledPackage> = {
  react: {version: '19.2.9', peers: []},
  'react-dom': {version: '19.2.9', peers: ['react']},
  '@types/react': {version: '19.3.0', peers: []},
  '@types/react-dom': {version: '19.3.0', peers: ['@types/react']},
  '@emotion/react': {version: '11.14.0', peers: ['react', '@types/react']},
  '@emotion/styled': {version: '11.14.1', peers: ['react', '@emotion/react']},
  '@mui/material': {
    version: '7.3.4',
    peers: ['@emotion/react', '@emotion/styled', '@mui/material-pigment-css', 'react', 'react-dom'],
  },
  clsx: {version: '2.1.1', peers: []},
  'react-router-dom': {version: '5.3.4', peers: ['react']},
};

const MODULES = ['Button', 'ButtonGroup', 'Box', 'styles'];

export const packages: PackageDisk = {
  find: (name) => PACKAGES[name],
  has: (specifier) =>
    specifier in PACKAGES || MODULES.some((name) => specifier === `@mui/material/${name}`),
  isBrought: (name) => name !== 'react-router-dom',
  modules: () => MODULES,
  isOfNode: (specifier) => /^(?:node:|fs$)/.test(specifier),
  names: () => Object.keys(PACKAGES),
};

/** A page with demos beside it. */
export function pageOf(texts: Record<string, string>, rest: Partial<DemoPage> = {}): DemoPage {
  return {
    path: 'docs/a.md',
    files: diskOf(texts),
    packages,
    code: createCodeReader(),
    reports: {},
    ...rest,
  };
}
