import {useCallback, useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import DemoFailure from './DemoFailure';

/** How long a demo may show nothing, in milliseconds, before a message takes its place. */
const PATIENCE_MS = 10_000;

export interface PatienceProps {
  name: string;
  onReset: () => void;
  /** Called whenever the demo shows (`true`), and when it waits again (`false`). */
  onShow: (shown: boolean) => void;
  /** The demo; it says when it shows, and when it waits again. */
  children: (onShow: (shown: boolean) => void) => ReactNode;
}

/** Gives up on a demo that waits for something that never comes. */
export default function Patience({name, onReset, onShow, children}: PatienceProps): ReactNode {
  const [isOver, setOver] = useState(false);
  const [watch] = useState(() => watchdog(() => setOver(true)));
  // After the demo's own effects: one that shows at once is not waited for.
  useEffect(() => {
    watch.begin();
    return watch.end;
  }, [watch]);
  const show = useCallback(
    (shown: boolean) => {
      watch.show(shown);
      onShow(shown);
    },
    [watch, onShow],
  );
  if (!isOver) return children(show);
  return <DemoFailure name={name} error={new Error(reason())} onReset={onReset} />;
}

/** Calls back once a demo has shown nothing for too long. */
function watchdog(onOver: () => void) {
  let isShown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  function begin(): void {
    end();
    if (!isShown) timer = setTimeout(onOver, PATIENCE_MS);
  }
  function show(shown: boolean): void {
    isShown = shown;
    begin();
  }
  return {begin, show, end};
}

function reason(): string {
  return translate(
    {
      id: 'vitrine.demo.unsettled',
      message: 'it waits for something that has not arrived within {seconds} seconds',
      description: 'Why a demo shows nothing',
    },
    {seconds: String(PATIENCE_MS / 1000)},
  );
}
