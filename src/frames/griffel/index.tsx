import {createDOMRenderer, RendererProvider, renderToStyleElements} from '@griffel/react';
import type {GriffelRenderer} from '@griffel/react';
import type {FrameStyles} from '../types';
import {servedStyle} from './servedStyle';

/** How the styles of a library that is made with Griffel come and go. */
export const styles: FrameStyles<GriffelRenderer> = {
  create: () => createDOMRenderer(),
  Provider: ({sheets, children}) => (
    <RendererProvider renderer={sheets}>{children}</RendererProvider>
  ),
  collect(html, sheets) {
    const served = renderToStyleElements(sheets).map(({props}) =>
      servedStyle({
        bucket: props['data-make-styles-bucket'] ?? '',
        media: props.media,
        text: props.dangerouslySetInnerHTML.__html,
      }),
    );
    return served.join('') + html;
  },
  // The library writes its own rules behind them: those that are served are for demos that wait.
  adopt() {
    document.head.prepend(...document.querySelectorAll('[data-demo] style[data-griffel]'));
  },
};
