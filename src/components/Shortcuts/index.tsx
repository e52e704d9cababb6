import {Fragment} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Dialog from '../Dialog';
import SingleKeysSwitch from './SingleKeysSwitch';
import {isApple} from '../../../plugins/late-hydration/client/isApple';
import {useAllowsSingleKeys} from './singleKeys';
import styles from './styles.module.css';

const TEXTS = {
  title: translate({
    id: 'vitrine.shortcuts.title',
    message: 'Keyboard shortcuts',
    description: 'Title of the list of keys',
  }),
  or: translate({
    id: 'vitrine.shortcuts.or',
    message: 'or',
    description: 'Between two ways to press the same',
  }),
  find: translate({
    id: 'vitrine.search.name',
    message: 'Search',
    description: 'The search: button, dialog, page',
  }),
  previous: translate({
    id: 'vitrine.shortcuts.previous',
    message: 'Previous page',
    description: 'What a key does',
  }),
  next: translate({
    id: 'vitrine.shortcuts.next',
    message: 'Next page',
    description: 'What a key does',
  }),
  list: translate({
    id: 'vitrine.shortcuts.list',
    message: 'This list',
    description: 'What a key does',
  }),
  copy: translate({
    id: 'vitrine.shortcuts.copy',
    message: 'Copy the code block in focus or under the pointer',
    description: 'What a key does',
  }),
  close: translate({
    id: 'vitrine.shortcuts.close',
    message: 'Close what is open',
    description: 'What a key does',
  }),
};

/** A line of the list. Each way is one press: keys held together. */
interface Line {
  what: string;
  ways: string[][];
}

/** The list of the site's keys, with the switch for those of a single key. */
export default function Shortcuts({onClose}: {onClose: () => void}): ReactNode {
  return (
    <Dialog title={TEXTS.title} className={styles.dialog} onClose={onClose}>
      <SingleKeysSwitch />
      <dl className={styles.list}>
        {useLines().map(({what, ways}) => (
          <div key={what} className={styles.line}>
            <dt>{what}</dt>
            <dd className={styles.ways}>
              {ways.map((keys, i) => (
                <Fragment key={keys.join()}>
                  {i > 0 && ` ${TEXTS.or} `}
                  <Way keys={keys} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Way({keys}: {keys: string[]}): ReactNode {
  return (
    <span className={styles.way}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}

/** Keys that are switched off are not promised. */
function useLines(): Line[] {
  const allowsSingle = useAllowsSingleKeys();
  const command = isApple() ? '⌘' : 'Ctrl';
  const single: Line[] = [
    {what: TEXTS.find, ways: [['/'], [command, 'K']]},
    {what: TEXTS.previous, ways: [['[']]},
    {what: TEXTS.next, ways: [[']']]},
    {what: TEXTS.list, ways: [['?']]},
  ];
  return [
    ...(allowsSingle ? single : [{what: TEXTS.find, ways: [[command, 'K']]}]),
    {what: TEXTS.copy, ways: [[command, 'C']]},
    {what: TEXTS.close, ways: [['Esc']]},
  ];
}
