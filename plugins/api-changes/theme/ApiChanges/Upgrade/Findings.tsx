import {memo} from 'react';
import type {ReactNode} from 'react';
import {splitKey} from '../../../../api-history/core/memberKey';
import type {Finding} from '../../../../api-history/core/upgrade/findings';
import Description from '@theme/ApiReference/Description';
import styles from './styles.module.css';
import {lineText, moreText, stateTexts} from './texts';

/** Findings that are shown; the rest is counted. */
const MAX_SHOWN = 500;

interface Props {
  readonly findings: readonly Finding[];
}

/** What is found, by line, with what to use instead. */
function Findings({findings}: Props): ReactNode {
  const states = stateTexts();
  const rest = findings.length - MAX_SHOWN;
  return (
    <>
      <ul className={styles.findings} role="list">
        {findings.slice(0, MAX_SHOWN).map((finding) => {
          const {line, name, member, state, instead} = finding;
          return (
            <li key={`${line} ${name} ${member}`} className={styles.finding}>
              <span className={styles.line}>{lineText(line)}</span>
              <div className={styles.found}>
                <code className={styles.name} dir="ltr">
                  {findingName(finding)}
                </code>
                <span className={styles.state} data-state={state}>
                  {states[state]}
                </span>
                {instead !== '' && (
                  <div className={styles.instead} dir="auto">
                    <Description text={instead} />
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {rest > 0 && <p className={styles.count}>{moreText(rest)}</p>}
    </>
  );
}

export default memo(Findings);

/** As code writes it: `<Button slots.root>`, `import Hidden`. */
function findingName({kind, name, member}: Finding): string {
  if (kind === 'import' || kind === 'path') return `import ${name}`;
  if (member === null) return name;
  const {kind: own, name: key} = splitKey(member);
  return `${name} ${own === undefined ? '' : `${own}.`}${key}`;
}
