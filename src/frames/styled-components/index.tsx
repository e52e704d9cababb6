import {ServerStyleSheet, StyleSheetManager} from 'styled-components';
import type {FrameStyles} from '../types';

/** In the browser the library has one sheet, which finds what was served by itself. */
type Sheets = ServerStyleSheet | undefined;

/** How the styles of styled components come and go. */
export const styles: FrameStyles<Sheets> = {
  create: () => (typeof document === 'undefined' ? new ServerStyleSheet() : undefined),
  Provider: ({sheets, children}) => (
    <StyleSheetManager sheet={sheets?.instance}>{children}</StyleSheetManager>
  ),
  collect: (html, sheets) => (sheets?.getStyleTags() ?? '') + html,
  adopt() {
    document.head.append(...document.querySelectorAll('[data-demo] style[data-styled]'));
  },
};
