import {useEffectEvent, useLayoutEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import {clickData} from '../../../plugins/_shared/client';
import type {GroupProps} from './types';
import styles from './styles.module.css';

interface Props extends GroupProps {
  /** Label of the tab that is shown at first. */
  selected: string;
  /** Is told, when the live group takes over, what is checked and whether that has the focus. */
  onLeave: (label: string, hadFocus: boolean) => void;
}

/**
 * The group as it is served: radio buttons, of which the stylesheet shows the checked one's panel.
 * Each button stands beside its panel, which alone lets a stylesheet pair any number of them.
 */
export default function ServedTabs({
  id,
  name,
  labels,
  panels,
  selected,
  onLeave,
}: Props): ReactNode {
  const group = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent((served: HTMLElement | null) => {
    const radio = served?.querySelector<HTMLInputElement>('input:checked');
    if (radio) onLeave(radio.value, radio === document.activeElement);
  });
  useLayoutEffect(() => {
    const served = group.current;
    return () => leave(served);
  }, []);
  return (
    <div ref={group} className={styles.group} role="radiogroup" aria-label={name}>
      {labels.map((label, index) => (
        <div key={label} className={styles.item}>
          <label className={styles.tab}>
            <input
              className={styles.radio}
              type="radio"
              name={id}
              value={label}
              defaultChecked={label === selected}
              autoComplete="off"
              {...clickData('code', 'tab', label)}
            />
            {label}
          </label>
          <div className={styles.panel}>{panels[index]}</div>
        </div>
      ))}
    </div>
  );
}
