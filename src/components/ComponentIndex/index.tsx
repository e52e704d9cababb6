import {useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {clickData} from '../../../plugins/_shared/client';
import type {IndexedPage} from '../../../plugins/page-index/client';
import Filter from './Filter';
import {countText, filterPages, sectionsOf} from './narrow';
import type {Section} from './narrow';
import styles from './styles.module.css';

interface Props {
  /** Component pages of one product, in the order of its tree. */
  components: readonly IndexedPage[];
}

/** Every component of a product under the headings of its tree, with a field that narrows the list. */
export default function ComponentIndex({components}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const pages = filterPages(components, text);
  const clear = () => {
    setText('');
    field.current?.focus();
  };
  return (
    <div className={styles.index}>
      <Filter
        ref={field}
        value={text}
        onChange={setText}
        count={countText(pages.length, components.length)}
      />
      {sectionsOf(pages).map((section) => (
        <Group key={section.title ?? ''} {...section} />
      ))}
      {pages.length === 0 && <Empty text={text} onClear={clear} />}
    </div>
  );
}

function Group({title, pages}: Section): ReactNode {
  return (
    <section className={styles.section}>
      {title !== undefined && (
        <Heading as="h2" className={styles.title}>
          {title}
        </Heading>
      )}
      <ul className={styles.list} role="list">
        {pages.map((page) => (
          <li key={page.path} className={styles.row}>
            <Link
              className={styles.name}
              to={page.path}
              {...clickData('products', 'component', page.title)}
            >
              {page.title}
            </Link>
            <p className={styles.about}>{page.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Empty({text, onClear}: {text: string; onClear: () => void}): ReactNode {
  return (
    <p className={styles.empty}>
      <Translate
        id="vitrine.index.nothing"
        description="No component fits what was typed"
        values={{text: <bdi className={styles.asked}>{text.trim()}</bdi>}}
      >
        {'Nothing matches “{text}”.'}
      </Translate>{' '}
      <button
        type="button"
        className={styles.clear}
        onClick={onClear}
        {...clickData('search', 'clear')}
      >
        <Translate
          id="vitrine.index.clear"
          description="Button that empties the field over the list of components"
        >
          Clear the filter
        </Translate>
      </button>
    </p>
  );
}
