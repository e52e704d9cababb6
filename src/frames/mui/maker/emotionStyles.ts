import {emotionStyles} from '../../emotion/styles';

/** How Emotion's styles come and go: those of Material UI, Joy UI and MUI System. */
export const styles = emotionStyles({
  mirrored: () => import('./mirror').then(({createMirroredCache}) => createMirroredCache()),
});
