import type {ModeSelectors} from '../../../plugins/_shared/modes';

/** What a library's product says where Vitrine has a frame for it. */
export interface Ready {
  /** Module of the frame. */
  frame: string;
  /** Style sheet, as a demo would import it. */
  css?: string;
  modes?: ModeSelectors;
  /** What the frame or the sheet needs beside the library, as `npm install` is asked for it. */
  packages?: string[];
}

/** By npm name; each folder of `src/frames` says why. */
const READY: Readonly<Record<string, Ready>> = {
  '@base-ui/react': {frame: 'vitrine/frames/base-ui'},
  '@mui/material': {
    frame: 'vitrine/frames/mui',
    packages: ['@emotion/cache@11', '@mui/system@7', '@mui/stylis-plugin-rtl@7', 'stylis@4.2.0'],
  },
  '@radix-ui/themes': {
    frame: 'vitrine/frames/radix-themes',
    css: '@radix-ui/themes/styles.css',
    modes: {light: '.light', dark: '.dark'},
  },
  antd: {frame: 'vitrine/frames/antd', packages: ['@ant-design/cssinjs']},
  'react-bootstrap': {
    frame: 'vitrine/frames/react-bootstrap',
    css: 'bootstrap/dist/css/bootstrap.css',
    modes: {light: '[data-bs-theme=light]', dark: '[data-bs-theme=dark]'},
    packages: ['bootstrap@5'],
  },
};

/** @returns `undefined` for a library whose frame nobody has made */
export function readyFor(packageName: string): Ready | undefined {
  return Object.hasOwn(READY, packageName) ? READY[packageName] : undefined;
}
