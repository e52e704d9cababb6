import type {Answer, ConsentState} from '../core/consent';
import {createCard} from './card';
import {makeRoom} from './room';

export interface DialogOptions {
  /** What holds when it opens. */
  state: ConsentState;
  /** The question is of searches, too. Default false. */
  hostedSearch?: boolean | undefined;
  /** The reader asked for it: the focus moves into it, and back when it closes. */
  isCalled: boolean;
  /** What the focus goes back to; by default, where it came from. */
  opener?: HTMLElement | undefined;
  onAnswer: (answer: Answer) => void;
  /** It was sent away without an answer. */
  onDismiss: () => void;
}

export interface Dialog {
  /** Takes it out of the page; later calls do nothing. */
  close: () => void;
}

/**
 * Opens the question of consent: a small card that is not modal, holds no focus, and takes it only
 * when it was called. Escape dismisses it, in the card and where nothing has the focus.
 */
export function openDialog(options: DialogOptions): Dialog {
  const {state, hostedSearch, isCalled, opener, onAnswer, onDismiss} = options;
  const card = createCard(
    state,
    (pressed) => {
      if (pressed === 'close') onDismiss();
      else onAnswer(pressed);
    },
    hostedSearch,
  );
  const end = new AbortController();
  const handleKey = (key: KeyboardEvent) => {
    if (key.key !== 'Escape' || key.defaultPrevented || !isNear(card)) return;
    onDismiss();
  };
  const origin = followOrigin(card, opener);
  document.addEventListener('keydown', handleKey, {signal: end.signal});
  document.body.append(card);
  if (isCalled) card.focus();
  makeRoom(card, end.signal);
  return {
    close() {
      end.abort();
      const hasFocus = card.contains(document.activeElement);
      card.remove();
      if (hasFocus) origin()?.focus();
    },
  };
}

/** Elsewhere, Escape belongs to what has the focus. */
function isNear(card: Element): boolean {
  const {activeElement, body} = document;
  return activeElement === body || card.contains(activeElement);
}

/** Where the focus was before it came into the card. */
function followOrigin(card: Element, opener?: HTMLElement): () => HTMLElement | undefined {
  let origin = opener;
  card.addEventListener('focusin', (moved) => {
    const {relatedTarget} = moved as FocusEvent;
    const isOutside = relatedTarget instanceof HTMLElement && !card.contains(relatedTarget);
    if (!opener && isOutside) origin = relatedTarget;
  });
  return () => origin;
}
