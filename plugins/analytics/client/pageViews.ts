import {callTag} from '../../_shared/client';
import {pageView} from '../core/pageView';
import type {ViewedPage} from '../core/pageView';

/**
 * Reports the page that was served, at once, and each page after it when its title is set.
 *
 * @param locales languages of the site
 * @returns to be called after each change of the address, whatever of it has changed
 */
export function followPages(locales: readonly string[]): () => void {
  let reported: string | undefined;
  let frame = 0;
  const report = () => {
    const page = readPage();
    const view = pageView(page, reported, locales);
    if (!view) return;
    reported = page.pathname;
    callTag('event', 'page_view', view);
  };
  // The development server sends pages without a head: theirs is set like that of later pages.
  // Of a page that is missing, the product is known when React knows its address.
  const isMissing = document.documentElement.dataset.missing !== undefined;
  if (!isMissing && readMeta('docs:productId') !== undefined) report();
  return () => {
    cancelAnimationFrame(frame);
    // The head's manager writes title and meta tags in the frame after the page is rendered. A
    // watch on the title would wait for ever where two pages have the same.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(report);
    });
  };
}

function readPage(): ViewedPage {
  return {
    pathname: window.location.pathname,
    title: document.title,
    productId: readMeta('docs:productId'),
    productCategoryId: readMeta('docs:productCategoryId'),
  };
}

function readMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
