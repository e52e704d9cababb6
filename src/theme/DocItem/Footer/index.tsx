/** Ejected from @docusaurus/theme-classic 3.10.2: tags alone, as the page's head tells the rest. */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TagsListInline from '@theme/TagsListInline';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const {tags} = useDoc().metadata;
  if (tags.length === 0) return null;
  return (
    <footer className={styles.footer}>
      <TagsListInline tags={tags} />
    </footer>
  );
}
