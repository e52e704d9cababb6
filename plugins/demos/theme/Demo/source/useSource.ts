import {useEffect, useState, useSyncExternalStore} from 'react';
import type {RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readCodeVariant, requestSetting, watchCodeVariant} from '../../../../_shared/client';
import type {CodeVariant, DemoFile} from '../../../../demo-code/core/types';
import {variantOfHash} from './files';

/** What a demo's plate shows of its source. */
export interface SourceState {
  files: readonly DemoFile[];
  variant: CodeVariant;
  /** The variant that holds for this demo alone, whatever the reader prefers elsewhere. */
  forced: CodeVariant | undefined;
  /** Chooses a variant for the whole site. */
  choose: (variant: CodeVariant) => void;
  /** Name of the file that is shown. */
  shown: string;
  show: (name: string) => void;
}

/**
 * The state of a demo's source. An address such as `#BasicButtons.js` unfolds it in that variant,
 * which holds for this demo until another one is chosen in it.
 *
 * @param figure the element around demo and source
 */
export function useSource(
  name: string,
  files: readonly DemoFile[],
  figure: RefObject<HTMLElement | null>,
): SourceState {
  const preferred = useSyncExternalStore(watchCodeVariant, readCodeVariant, () => 'ts' as const);
  const {hash} = useLocation();
  // The HTML that is served knows of no hash.
  const isBrowser = useIsBrowser();
  const asked = isBrowser ? variantOfHash(hash, name) : undefined;
  // The address that a choice was made at: it is heeded no longer.
  const [answered, setAnswered] = useState<string>();
  const [own, setOwn] = useState<CodeVariant>();
  const [shown, show] = useState(files[0]?.name ?? '');
  const forced = own ?? (answered === hash ? undefined : asked);

  useEffect(() => {
    if (asked !== undefined && figure.current) unfold(figure.current);
  }, [asked, hash, figure]);

  function choose(variant: CodeVariant): void {
    setAnswered(hash);
    requestSetting({codeVariant: variant});
    // Where nobody keeps the reader's settings, the choice is that of this demo.
    setOwn(readCodeVariant() === variant ? undefined : variant);
  }

  return {files, variant: forced ?? preferred, forced, choose, shown, show};
}

function unfold(figure: HTMLElement): void {
  const details = figure.querySelector<HTMLDetailsElement>('[data-demo-fold]');
  if (details) details.open = true;
  figure.scrollIntoView();
}
