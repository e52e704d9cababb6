import {useEffect, useState} from 'react';
import type {ReactNode, RefObject} from 'react';
import type {PlaygroundStore} from './store';
import styles from './styles.module.css';
import {blankText} from './texts';

interface Props {
  /** What holds the component. */
  stage: RefObject<HTMLElement | null>;
  component: string;
  store: PlaygroundStore;
}

/** Says that a component is there where nothing of it can be seen: closed, empty, of no width. */
export default function Blank({stage, component, store}: Props): ReactNode {
  const [isBlank, setBlank] = useState(false);
  useEffect(() => {
    const {current} = stage;
    if (!current) return undefined;
    const look = () => setBlank(isRendered(current) && !hasArea(current));
    const sizes = new ResizeObserver(look);
    const changes = new MutationObserver(look);
    sizes.observe(current);
    changes.observe(current, {subtree: true, childList: true, attributes: true});
    const forget = store.subscribe(look);
    return () => {
      sizes.disconnect();
      changes.disconnect();
      forget();
    };
  }, [stage, store]);
  return (
    <p role="status" className={styles.blank} data-blank="">
      {isBlank ? blankText(component) : null}
    </p>
  );
}

/** In a page that is not laid out, as in the build and behind a closed tab, nothing has a size. */
function isRendered(stage: HTMLElement): boolean {
  return stage.getClientRects().length > 0;
}

const SILENT = 'style, script, template, link, [data-blank]';

/** Whether an element without further ones below it covers any area. */
function hasArea(stage: HTMLElement): boolean {
  return [...stage.querySelectorAll('*')].some((element) => {
    if (element.childElementCount > 0 && !hasText(element)) return false;
    if (element.matches(SILENT)) return false;
    const {width, height} = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

function hasText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
}
