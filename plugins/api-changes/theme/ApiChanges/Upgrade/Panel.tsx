import {useDeferredValue, useId, useMemo, useState} from 'react';
import type {DragEvent, ReactNode} from 'react';
import {clickData} from '../../../../_shared/client';
import type {Past} from '../../../../api-history/core/steps';
import type {UpgradeFacts} from '../../../../api-history/core/upgrade/facts';
import {findingsIn, type Finding} from '../../../../api-history/core/upgrade/findings';
import {upgradeBetween, type Upgrade} from '../../../../api-history/core/upgrade/upgrade';
import type {Choice} from '../../../core';
import Findings from './Findings';
import styles from './styles.module.css';
import {countText, cutText, fieldTexts} from './texts';

export interface PanelProps {
  readonly past: Past;
  readonly facts: UpgradeFacts;
  readonly choice: Choice;
}

/** Bytes of a file that is still read: more than people write, and than a field shows well. */
const MAX_BYTES = 4_000_000;

/** Milliseconds that reading may hold up the page. */
const LONGEST_READING = 2000;

/** The field, and what is found in it as it is typed, pasted or dropped. */
export default function Panel({past, facts, choice}: PanelProps): ReactNode {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  // A large file takes a moment, in which typing goes on.
  const read = useDeferredValue(code);
  const {from, to} = choice;
  const upgrade = useMemo(() => upgradeBetween(past, facts, from, to), [past, facts, from, to]);
  const {findings, cut} = useMemo(() => readFor(read, upgrade), [read, upgrade]);
  return (
    <div className={styles.panel}>
      <Fields
        code={code}
        onCode={(text) => {
          setCode(text);
          setFault('');
        }}
        onFault={setFault}
      />
      <p className={styles.count} role="status">
        {fault === '' ? [countText(read, findings), cut].filter(Boolean).join(' · ') : fault}
      </p>
      <Findings findings={findings} />
    </div>
  );
}

/** @returns also what is told where not all of it was read */
function readFor(code: string, upgrade: Upgrade): {findings: Finding[]; cut: string} {
  const begun = performance.now();
  let cut = '';
  const findings = findingsIn(code, upgrade, {
    isOver: () => performance.now() - begun > LONGEST_READING,
    onCut: (line) => {
      cut = cutText(line);
    },
  });
  return {findings, cut};
}

interface FieldsProps {
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly onFault: (fault: string) => void;
}

/** Two ways in: text, and a file that is dropped on it or chosen. */
function Fields({code, onCode, onFault}: FieldsProps): ReactNode {
  const id = useId();
  const texts = fieldTexts();
  const take = (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_BYTES) onFault(texts.tooLarge);
    else file.text().then(onCode, () => onFault(texts.unreadable));
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    // Text that is dropped goes where every field takes it.
    if (file) event.preventDefault();
    take(file);
  };
  return (
    <>
      <label className={styles.label} htmlFor={`${id}code`}>
        {texts.code}
      </label>
      <textarea
        id={`${id}code`}
        className={styles.code}
        dir="ltr"
        rows={8}
        spellCheck={false}
        value={code}
        onChange={(event) => onCode(event.target.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        {...clickData('api', 'upgrade-code')}
      />
      <FileField id={`${id}file`} label={texts.file} onFile={take} />
    </>
  );
}

interface FileFieldProps {
  readonly id: string;
  readonly label: string;
  readonly onFile: (file: File | undefined) => void;
}

function FileField({id, label, onFile}: FileFieldProps): ReactNode {
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.file}
        type="file"
        accept=".js,.jsx,.ts,.tsx,.mjs,.mts,.cjs,.cts"
        onChange={(event) => onFile(event.target.files?.[0])}
        {...clickData('api', 'upgrade-file')}
      />
    </>
  );
}
