import {useState} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {issueLink} from '../../core/repository';
import styles from './failure.module.css';

export interface DemoFailureProps {
  name: string;
  /** What was thrown. */
  error: unknown;
  onReset: () => void;
}

/** Stands where a demo failed: why, a way to start it afresh, a way to tell its authors. */
export default function DemoFailure({name, error, onReset}: DemoFailureProps): ReactNode {
  const [place, setPlace] = useState<Element | null>(null);
  const report = place ? reportLink(place, name, error) : undefined;
  return (
    <div ref={setPlace} role="alert" className={styles.failure}>
      <p className={styles.message}>
        <Translate
          id="vitrine.demo.stopped"
          description="Where a demo failed"
          values={{name, reason: reasonOf(error)}}
        >
          {'The demo {name} stopped: {reason}'}
        </Translate>
      </p>
      <button
        type="button"
        className={styles.reset}
        onClick={onReset}
        data-ga-event-category="demo"
        data-ga-event-action="reset-failed"
        data-ga-event-label={name}
      >
        <Translate id="vitrine.demo.reset" description="Button that starts a demo afresh">
          Reset
        </Translate>
      </button>
      {isLost(error) && <Reload name={name} />}
      {report !== undefined && <Report href={report} name={name} />}
    </div>
  );
}

/** Code of a release that is gone comes back with the page only. */
function Reload({name}: {name: string}): ReactNode {
  return (
    <button
      type="button"
      className={styles.reset}
      onClick={() => window.location.reload()}
      data-ga-event-category="demo"
      data-ga-event-action="reload-failed"
      data-ga-event-label={name}
    >
      <Translate
        id="vitrine.demo.reload"
        description="Button where the code of a demo did not come"
      >
        Load the page anew
      </Translate>
    </button>
  );
}

function isLost(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

function reasonOf(error: unknown): string {
  if (isLost(error)) {
    return translate({
      id: 'vitrine.demo.lost',
      message: 'its code could not be loaded',
      description: 'Why a demo does not run',
    });
  }
  return error instanceof Error ? error.message : String(error);
}

function Report({href, name}: {href: string; name: string}): ReactNode {
  return (
    <a
      className={styles.report}
      href={href}
      target="_blank"
      rel="noopener"
      data-ga-event-category="demo"
      data-ga-event-action="report-failure"
      data-ga-event-label={name}
    >
      <Translate id="vitrine.demo.issue" description="Link to a new issue on a demo that failed">
        Report this
      </Translate>
    </a>
  );
}

/**
 * Where the failure is reported. What is known of the demo is read from the case around it: the
 * demo is a React tree of its own, which no context reaches.
 */
function reportLink(place: Element, name: string, error: unknown): string | undefined {
  const figure = place.closest<HTMLElement>('[data-demo-edit]');
  if (!figure) return undefined;
  const {demoEdit = '', demoVersions = ''} = figure.dataset;
  return issueLink({
    name,
    edit: demoEdit,
    versions: demoVersions,
    page: window.location.href,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    userAgent: navigator.userAgent,
  });
}
