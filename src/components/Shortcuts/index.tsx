import {Fragment} from 'react';
import type {ReactNode} from 'react';
import Dialog from '../Dialog';
import SingleKeysSwitch from './SingleKeysSwitch';
import {isApple} from './shortcutOf';
import {useAllowsSingleKeys} from './singleKeys';
import styles from './styles.module.css';

/** A line of the list. Each way is one press: keys held together. */
interface Line {
  what: string;
  ways: string[][];
}

/** The list of the site's keys, with the switch for those of a single key. */
export default function Shortcuts({onClose}: {onClose: () => void}): ReactNode {
  return (
    <Dialog title="Keyboard shortcuts" className={styles.dialog} onClose={onClose}>
      <SingleKeysSwitch />
      <dl className={styles.list}>
        {useLines().map(({what, ways}) => (
          <div key={what} className={styles.line}>
            <dt>{what}</dt>
            <dd className={styles.ways}>
              {ways.map((keys, i) => (
                <Fragment key={keys.join()}>
                  {i > 0 && ' or '}
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
    {what: 'Find a page', ways: [['/'], [command, 'K']]},
    {what: 'Previous page', ways: [['[']]},
    {what: 'Next page', ways: [[']']]},
    {what: 'This list', ways: [['?']]},
  ];
  return [
    ...(allowsSingle ? single : [{what: 'Find a page', ways: [[command, 'K']]}]),
    {what: 'Copy the code block in focus or under the pointer', ways: [[command, 'C']]},
    {what: 'Close what is open', ways: [['Esc']]},
  ];
}
