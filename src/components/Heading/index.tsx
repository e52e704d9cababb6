import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {textOf} from '../textOf';
import Anchor from './Anchor';
import styles from './styles.module.css';

interface Props extends ComponentProps<'h2'> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A heading that ends with a link to itself; the h1 does not, as the page's address leads to it. */
export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (As === 'h1' || id === undefined) return <As {...props} />;
  collectAnchor(id);
  return (
    <As {...props} id={id} className={clsx(styles.heading, props.className)}>
      {props.children}
      <Anchor id={id} name={textOf(props.children) || id} />
    </As>
  );
}
