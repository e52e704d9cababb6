import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {clickData, COPY_TEXTS, useCopyButton} from '../../../plugins/_shared/client';
import LastUpdate from './LastUpdate';
import styles from './styles.module.css';

const NAME = translate({
  id: 'vitrine.head.file',
  message: 'About this page',
  description: 'Accessible name of the line of links about a page',
});
const MARKDOWN = translate({
  id: 'vitrine.head.markdown',
  message: 'View as Markdown',
  description: 'Link to the page as Markdown',
});
const FEED = translate({
  id: 'vitrine.head.feed',
  message: 'Follow by RSS',
  description: 'Link to the feed of what changes on the page',
});
const COPY = translate({
  id: 'vitrine.head.copy',
  message: 'Copy page',
  description: 'Button that copies the page as Markdown',
});
const EDIT = translate({
  id: 'vitrine.head.edit',
  message: 'Edit this page',
  description: 'Link to the editor of the page',
});

/** What is known of a page as a file. */
export interface PageFile {
  /** Address of the page as Markdown. */
  markdown: string;
  /** Address of a feed of what changes on it. */
  feed?: string | undefined;
  /** Address of an editor for its source. */
  editUrl?: string | null | undefined;
  /** Time of the last change, in milliseconds since 1970. */
  lastUpdatedAt?: number | null | undefined;
}

/** The line about the page itself: as Markdown, its source, its age. */
export default function FileLine({markdown, feed, editUrl, lastUpdatedAt}: PageFile): ReactNode {
  return (
    <ul className={styles.file} aria-label={NAME}>
      {/* Plain links: a file beside the pages is no route of the site. */}
      <CopyPage markdown={markdown} />
      <FileLink href={markdown} action="markdown" label={MARKDOWN} />
      {feed && <FileLink href={feed} action="feed" label={FEED} />}
      {editUrl && <FileLink href={editUrl} action="edit" label={EDIT} />}
      {lastUpdatedAt != null && (
        <li>
          <Translate
            id="vitrine.head.updated"
            description="When the page was changed"
            values={{date: <LastUpdate key={lastUpdatedAt} at={lastUpdatedAt} />}}
          >
            {'Last updated {date}'}
          </Translate>
        </li>
      )}
    </ul>
  );
}

/** Where it cannot be had to be copied, it is shown. */
function CopyPage({markdown}: {markdown: string}): ReactNode {
  const {copied, copy} = useCopyButton(async () => {
    const answer = await fetch(markdown).catch(() => undefined);
    if (answer?.ok) return answer.text();
    location.assign(markdown);
    throw new Error(markdown);
  });
  return (
    <li>
      <button
        type="button"
        className={styles.copy}
        onClick={copy}
        data-needs="react"
        {...clickData('page-head', 'copy')}
      >
        {copied ? COPY_TEXTS.copied : COPY}
      </button>
    </li>
  );
}

function FileLink({href, action, label}: {href: string; action: string; label: string}) {
  return (
    <li>
      <a href={href} {...clickData('page-head', action)}>
        {label}
      </a>
    </li>
  );
}
