import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ApiProp} from '../../core/model';
import Description from './Description';
import styles from './styles.module.css';

export interface Props {
  readonly prop: ApiProp;
  /** Anchor of the row, unique on the page. */
  readonly id: string;
}

/** One prop or parameter: name with its anchor, type, default, description. */
export default function PropRow({prop, id}: Props): ReactNode {
  // Only headings register themselves; without this a link to the row would fail the build.
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={styles.row}>
      <p className={styles.name}>
        <a
          href={`#${id}`}
          data-ga-event-category="api"
          data-ga-event-action="anchor"
          data-ga-event-label={prop.name}
        >
          <Name prop={prop} />
        </a>
        {prop.required && <span className={styles.mark}>required</span>}
        {prop.deprecated !== null && <span className={styles.mark}>deprecated</span>}
      </p>
      <div className={styles.body}>
        <Facts prop={prop} />
        {prop.deprecated && (
          <div className={styles.deprecated}>
            <Description text={prop.deprecated} />
          </div>
        )}
        <Description text={prop.description} />
      </div>
    </li>
  );
}

function Name({prop: {name, deprecated}}: {readonly prop: ApiProp}): ReactNode {
  const code = (
    <code className={styles.code} dir="ltr">
      {name}
    </code>
  );
  return deprecated === null ? code : <s>{code}</s>;
}

function Facts({prop}: {readonly prop: ApiProp}): ReactNode {
  return (
    <dl className={styles.facts}>
      <dt>Type</dt>
      <dd>
        <code className={styles.type} dir="ltr">
          {prop.type.text}
        </code>
      </dd>
      {prop.default !== null && (
        <>
          <dt>Default</dt>
          <dd>
            <code className={styles.code} dir="ltr">
              {prop.default}
            </code>
          </dd>
        </>
      )}
    </dl>
  );
}
