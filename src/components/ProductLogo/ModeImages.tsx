import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Addresses of the picture for each colour mode. */
  sources: Readonly<Record<'light' | 'dark', string>>;
  /** In px; reserves the place. */
  width: number;
  height: number;
  /** Called where the picture of the shown mode could not be loaded. */
  onError?: () => void;
}

/**
 * A decorative picture in the version for the colour mode that is shown. Styles choose it, so that
 * the served HTML is right without scripts; the other version, lazy and hidden, is never fetched.
 */
export default function ModeImages({sources, width, height, onError}: Props): ReactNode {
  return (['light', 'dark'] as const).map((mode) => (
    <img
      key={mode}
      className={styles[mode]}
      src={sources[mode]}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      onError={onError}
    />
  ));
}
