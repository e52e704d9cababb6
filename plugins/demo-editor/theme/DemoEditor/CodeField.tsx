import {useEffect, useEffectEvent, useId, useRef} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {createCodeView} from './codeView';
import styles from './styles.module.css';

export interface CodeFieldProps {
  file: string;
  /** Reads the text to begin with; what is typed afterwards is the editor's own. */
  getText: () => string;
  onChange: (text: string) => void;
}

/** The editor of a file. To begin anew with another text, give it another key. */
export default function CodeField({file, getText, onChange}: CodeFieldProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const hint = useId();
  const read = useEffectEvent(getText);
  const change = useEffectEvent(onChange);

  useEffect(() => {
    if (!host.current) return undefined;
    const label = translate(
      {
        id: 'vitrine.edit.field',
        message: 'Code of {file}',
        description: 'Accessible name of the editor of a demo',
      },
      {file},
    );
    return createCodeView({
      parent: host.current,
      file,
      text: read(),
      label,
      describedBy: hint,
      onChange: (text) => change(text),
    });
  }, [file, hint]);

  return (
    <>
      {/* Code stays left-to-right. */}
      <div ref={host} className={styles.code} dir="ltr" />
      <p id={hint} className={styles.hint}>
        <Translate
          id="vitrine.edit.hint"
          description="Below the editor of a demo, for those who use the keyboard"
        >
          Tab indents. To leave the editor, press Escape, then Tab.
        </Translate>
      </p>
    </>
  );
}
