import {translate} from '@docusaurus/Translate';
import type {Answer, ConsentState} from '../core/consent';
import styles from './dialog.module.css';

const TITLE_ID = 'consent-title';
const TEXT_ID = 'consent-text';

type Press = (pressed: Answer | 'close') => void;

/**
 * The question of consent, not yet in the page: two choices of the same weight, or, where the
 * browser has answered already, the word that this is respected.
 *
 * @param hostedSearch whether what is searched for goes to another company, too
 */
export function createCard(
  {consent, isSignalled}: ConsentState,
  onPress: Press,
  hostedSearch = false,
): HTMLElement {
  const card = element('div', styles.card);
  card.setAttribute('data-consent', '');
  card.setAttribute('role', 'dialog');
  card.setAttribute('aria-labelledby', TITLE_ID);
  card.setAttribute('aria-describedby', TEXT_ID);
  card.tabIndex = -1;
  const title = element('h2', styles.title, titleText());
  title.id = TITLE_ID;
  const text = element('p', styles.text, isSignalled ? signalText() : questionText(hostedSearch));
  text.id = TEXT_ID;
  const actions = element('div', styles.actions);
  actions.append(...(isSignalled ? [closeButton(onPress)] : answerButtons(onPress)));
  card.append(title, text);
  if (!isSignalled && consent !== 'unknown') {
    card.append(element('p', styles.text, answerText(consent)));
  }
  card.append(actions);
  return card;
}

function answerButtons(onPress: Press): HTMLElement[] {
  const essential = {
    'data-ga-event-category': 'consent',
    'data-ga-event-action': 'essential',
  };
  const analytics = {
    'data-ga-event-category': 'consent',
    'data-ga-event-action': 'analytics',
  };
  return [
    button(essentialLabel(), essential, () => onPress('essential')),
    button(analyticsLabel(), analytics, () => onPress('analytics')),
  ];
}

function closeButton(onPress: Press): HTMLElement {
  const event = {'data-ga-event-category': 'consent', 'data-ga-event-action': 'close'};
  const label = translate({
    id: 'vitrine.consent.close',
    message: 'Close',
    description: 'Button that closes the consent dialog where there is nothing to choose',
  });
  return button(label, event, () => onPress('close'));
}

function essentialLabel(): string {
  return translate({
    id: 'vitrine.consent.essential',
    message: 'Essential only',
    description: 'Button of the consent dialog: nothing is loaded from other companies',
  });
}

function analyticsLabel(): string {
  return translate({
    id: 'vitrine.consent.analytics',
    message: 'Allow analytics',
    description: 'Button of the consent dialog: services of other companies may be loaded',
  });
}

function titleText(): string {
  return translate({
    id: 'vitrine.consent.title',
    message: 'Analytics on this site',
    description: 'Title of the consent dialog',
  });
}

function questionText(hostedSearch: boolean): string {
  if (hostedSearch) {
    return translate({
      id: 'vitrine.consent.question.search',
      message:
        'If you allow it, other companies may answer what you search for here, count visits and place an ad. If not, nothing is loaded from them, nothing is sent to them, and every page works the same.',
      description: 'The question of the consent dialog of a site with a hosted search',
    });
  }
  return translate({
    id: 'vitrine.consent.question',
    message:
      'If you allow it, other companies may count visits and place an ad. If not, nothing is loaded from them, and every page works the same.',
    description: 'The question of the consent dialog',
  });
}

function signalText(): string {
  return translate({
    id: 'vitrine.consent.signal',
    message:
      'Your browser asks sites not to track you. This site respects that: nothing is loaded from other companies.',
    description: 'Text of the consent dialog under Do Not Track or Global Privacy Control',
  });
}

function answerText(consent: Answer): string {
  return translate(
    {
      id: 'vitrine.consent.answer',
      message: 'Your answer so far: {answer}.',
      description: 'Line of the consent dialog; {answer} is the label of one of its two buttons',
    },
    {answer: consent === 'analytics' ? analyticsLabel() : essentialLabel()},
  );
}

function button(
  label: string,
  attributes: Readonly<Record<string, string>>,
  onClick: () => void,
): HTMLElement {
  const result = element('button', styles.button, label);
  result.setAttribute('type', 'button');
  for (const [name, value] of Object.entries(attributes)) result.setAttribute(name, value);
  result.addEventListener('click', onClick);
  return result;
}

function element(tag: string, className = '', text = ''): HTMLElement {
  const result = document.createElement(tag);
  result.className = className;
  result.textContent = text;
  return result;
}
