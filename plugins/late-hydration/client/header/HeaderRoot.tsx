import {useEffect} from 'react';
import type {ReactNode} from 'react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import {Router} from 'react-router-dom';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import Navbar from 'vitrine-navbar';
import {createHeader, findHeader} from './element';
import {headerHistory} from './headerHistory';
import {ALIVE, HEADER} from '../../core/header';

/** The header with what it asks Docusaurus for: where it is, and what site that is. */
function HeaderRoot({onAwake}: {onAwake?: () => void}): ReactNode {
  useEffect(() => onAwake?.(), [onAwake]);
  return (
    <Router history={headerHistory()}>
      <DocusaurusContextProvider>
        <BrowserContextProvider>
          <Navbar />
        </BrowserContextProvider>
      </DocusaurusContextProvider>
    </Router>
  );
}

/**
 * Has React take over the header as it was served.
 *
 * @returns resolves once it has, and where it cannot: the page is to come alive without its header
 */
export function hydrateHeader(): Promise<void> {
  const element = findHeader();
  return (awake ??= element ? hydrate(element) : Promise.resolve());
}

let awake: Promise<void> | undefined;

async function hydrate(element: HTMLElement): Promise<void> {
  await new Promise<void>((resolve) => {
    hydrateRoot(element, <HeaderRoot onAwake={resolve} />, {
      onRecoverableError: reportError,
      onUncaughtError(error) {
        reportError(error);
        resolve();
      },
    });
  });
  element.setAttribute(HEADER, ALIVE);
}

/** The element of the header, for the layout that it is to stand in now. */
export function takeHeader(): HTMLElement {
  const present = findHeader();
  if (present) {
    void hydrateHeader();
    return present;
  }
  const element = createHeader();
  createRoot(element).render(<HeaderRoot />);
  element.setAttribute(HEADER, ALIVE);
  return element;
}
