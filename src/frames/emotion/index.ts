import {emotionStyles} from './styles';

export {emotionStyles};
export type {EmotionParts} from './styles';

/** Those of a library that knows both directions by itself. */
export const styles = emotionStyles();
