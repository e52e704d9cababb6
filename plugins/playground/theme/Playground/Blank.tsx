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

/** Whether a text, or an element without further ones below it, covers any area. */
function hasArea(stage: HTMLElement): boolean {
  return [stage, ...stage.querySelectorAll('*')].some((element) => {
    const isText = hasText(element);
    const isLeaf = element !== stage && element.childElementCount === 0;
    if (!(isText || isLeaf) || element.matches(SILENT)) return false;
    const {width, height} = (isText ? boxOf(element, stage) : element).getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

/** What holds a text: an element that is laid out as its content has no box. */
function boxOf(element: Element, stage: HTMLElement): Element {
  const {parentElement: parent} = element;
  const isBox = element === stage || getComputedStyle(element).display !== 'contents';
  return isBox || !parent ? element : boxOf(parent, stage);
}

function hasText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
}
