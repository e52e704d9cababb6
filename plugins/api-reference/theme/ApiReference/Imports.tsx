import {Fragment} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import styles from './imports.module.css';

const OR = translate({
  id: 'vitrine.api.or',
  message: '// or',
  description: 'Comment between two ways to import the same',
});

/** The two keywords and the path of an import, with what stands between them. */
const IMPORT = /^(import)( .+ )(from)( )('[^']*'|"[^"]*")(.*)$/;

/** The ways to import something, one a line. In the colours of code: no fence, so no build does it. */
export default function Imports({lines}: {readonly lines: readonly string[]}): ReactNode {
  return (
    <div className={styles.imports}>
      <CodeBlock language="tsx">
        {lines.map((line, index) => (
          <Fragment key={line}>
            {index > 0 && (
              <>
                {'\n'}
                <span className="c">{OR}</span>
                {'\n'}
              </>
            )}
            <Import line={line} />
          </Fragment>
        ))}
      </CodeBlock>
    </div>
  );
}

function Import({line}: {readonly line: string}): ReactNode {
  const parts = IMPORT.exec(line);
  if (!parts) return line;
  const [, keyword, names, from, space, path, end] = parts;
  return (
    <>
      <span className="k">{keyword}</span>
      {names}
      <span className="k">{from}</span>
      {space}
      <span className="s">{path}</span>
      {end}
    </>
  );
}
