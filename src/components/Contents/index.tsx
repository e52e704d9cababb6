import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props as Toc} from '@theme/TOCItems';
import {clickData} from '../../../plugins/_shared/client';
import BackToTop from '../BackToTop';
import {chromeWithin} from '../writing';
import type {ElementWriting} from '../writing';
import {keepInView} from './keepInView';
import {useActiveHeading} from './useActiveHeading';
import styles from './styles.module.css';

const TITLE = translate({
  id: 'vitrine.contents.title',
  message: 'On this page',
  description: 'Heading over the list of the headings',
});
const NAME = translate({
  id: 'vitrine.contents.name',
  message: 'Contents',
  description: 'Accessible name of the list of the headings',
});

interface Props {
  /** Headings of the page; those of levels 2 and 3 are shown. */
  toc: Toc['toc'];
  /** `column` stands beside the text from 1200 px; `disclosure` in the page below that. */
  variant: 'column' | 'disclosure';
  /** Of the headings, where it is not that of the page. */
  writing?: ElementWriting;
}

/** The headings of a page, two levels of them. */
export default function Contents({toc, variant, writing}: Props): ReactNode {
  const shown = toc.filter(({level}) => level <= 3);
  return variant === 'column' ? (
    <Column toc={shown} writing={writing} />
  ) : (
    <Disclosure toc={shown} writing={writing} />
  );
}

function Column({toc, writing}: Omit<Props, 'variant'>): ReactNode {
  const active = useActiveHeading(toc.map(({id}) => id));
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current;
    const link = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && link) keepInView(box, link);
  }, [active]);
  return (
    <nav className={styles.column} aria-labelledby="contents-label">
      <p id="contents-label" className={styles.label}>
        {TITLE}
      </p>
      <div ref={scroller} className={styles.scroller}>
        <Headings toc={toc} active={active} writing={writing} />
      </div>
      <BackToTop place="column" />
    </nav>
  );
}

function Disclosure({toc, writing}: Omit<Props, 'variant'>): ReactNode {
  return (
    <nav className={styles.disclosure} aria-label={NAME}>
      <details>
        <summary
          className={styles.label}
          {...chromeWithin(writing)}
          {...clickData('layout', 'show-contents')}
        >
          {TITLE}
        </summary>
        <Headings toc={toc} writing={writing} />
      </details>
    </nav>
  );
}

interface HeadingsProps extends Omit<Props, 'variant'> {
  active?: string | undefined;
}

function Headings({toc, active, writing}: HeadingsProps): ReactNode {
  return (
    <ul className={styles.list} {...writing}>
      {toc.map(({id, level, value}) => (
        <li key={id} data-level={level}>
          <a
            href={`#${id}`}
            className={styles.link}
            aria-current={id === active ? 'location' : undefined}
            {...clickData('layout', 'contents', id)}
            // The value is HTML that Docusaurus made of the page's own markdown heading.
            dangerouslySetInnerHTML={{__html: value}}
          />
        </li>
      ))}
    </ul>
  );
}
