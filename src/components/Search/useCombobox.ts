import {useEffect, useState} from 'react';
import type {KeyboardEvent} from 'react';

/** The mark in a combobox's list. */
interface Combobox {
  /** Index of the marked option, -1 for an empty list. */
  active: number;
  handleKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Id of the option at an index, for `aria-activedescendant`. */
  optionId: (index: number) => string;
}

/**
 * The keys of a combobox whose options are links: arrows move the mark around, Enter follows the
 * marked link as a click on it would.
 *
 * @param listId id of the list; the options' ids are made of it
 * @param count how many options there are
 * @param asked what they answer: those for something else are marked from the first one again
 */
export function useCombobox(listId: string, count: number, asked: string): Combobox {
  const [mark, setMark] = useState({asked, index: 0});
  const active = Math.min(mark.asked === asked ? mark.index : 0, count - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  const option = () => document.getElementById(optionId(active));
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({block: 'nearest'});
  }, [listId, active]);

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // An input method takes these keys to choose among its own words.
    if (event.nativeEvent.isComposing || count === 0) return;
    const target = moves(active, count)[event.key];
    if (target !== undefined && !event.altKey) setMark({asked, index: target});
    else if (event.key === 'Enter') follow(option(), event);
    else return;
    event.preventDefault();
  };
  return {active, handleKey, optionId};
}

function moves(active: number, count: number): Partial<Record<string, number>> {
  return {ArrowDown: (active + 1) % count, ArrowUp: (active - 1 + count) % count};
}

function follow(link: HTMLElement | null, {ctrlKey, metaKey}: KeyboardEvent): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  if (ctrlKey || metaKey) window.open(link.href, '_blank', 'noopener');
  else link.click();
}
