import {useEffect, useId, useRef, useState} from 'react';
import type {ReactNode, RefObject} from 'react';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import {openPart} from '../../../plugins/route-shards/client/treeParts';
import {WANTS_REACT} from '../../../plugins/_shared/loading/lateScripts';
import {partOf} from '../../../plugins/route-shards/core/treeParts';
import Badges from '../Badges';
import Icon, {isIconName} from '../Icon';
import Label from './Label';
import TreeLink from './TreeLink';
import {readProps} from './itemProps';
import {containsPage, firstHref} from './tree';
import {useLeftFocus, usePassedFocus} from './usePassedFocus';
import type {TreeLinks} from './useTreeLinks';
import styles from './styles.module.css';

const OVERVIEW = translate({
  id: 'vitrine.tree.overview',
  message: 'Overview',
  description: 'The page of a group of pages',
});

interface Props {
  items: readonly PropSidebarItem[];
  /** Address of the page that is shown. */
  page: string;
  /** Closed groups are filled when they are opened. */
  isLarge: boolean;
  links: TreeLinks;
}

/** One level of the tree. */
export default function TreeItems({items, ...shared}: Props): ReactNode {
  return (
    <ul className={styles.level}>
      {items.map((item, i) => {
        if (item.type === 'html') return null;
        const key = `${item.label}-${i}`;
        if (item.type === 'link') return <TreeLink key={key} item={item} {...shared} />;
        return <TreeGroup key={key} item={item} {...shared} />;
      })}
    </ul>
  );
}

interface GroupProps extends Omit<Props, 'items'> {
  item: PropSidebarItemCategory;
}

/** A group of the tree: a heading that stays open, or a disclosure. */
function TreeGroup(props: GroupProps): ReactNode {
  return readProps(props.item.customProps).subheader ? (
    <Subheader {...props} />
  ) : (
    <Disclosure {...props} />
  );
}

function Subheader({item, ...shared}: GroupProps): ReactNode {
  const id = useId();
  return (
    <li className={styles.section}>
      <div role="group" aria-labelledby={id}>
        <span id={id} className={styles.subheader}>
          <GroupLabel item={item} />
        </span>
        <TreeItems items={item.items} {...shared} />
      </div>
    </li>
  );
}

function Disclosure({item, ...shared}: GroupProps): ReactNode {
  const {page, isLarge} = shared;
  const isActive = containsPage(item, page);
  const details = useRef<HTMLDetailsElement>(null);
  // The first page decides what is served open; later ones only open, never close: a group that
  // the reader has opened stays so.
  const [startsOpen] = useState(isActive);
  const [isFilled, setIsFilled] = useState(isActive || !isLarge);
  const {part} = partOf(item);
  const isWhole = part === undefined && (isFilled || isActive);
  const hadFocus = usePassedFocus(details, isWhole);
  useEffect(() => {
    if (isActive && details.current) details.current.open = true;
  }, [isActive]);
  return (
    <li>
      <details
        ref={details}
        className={styles.group}
        open={startsOpen}
        onToggle={() => {
          setIsFilled(true);
          if (part !== undefined) openPart(part);
        }}
      >
        <summary
          className={styles.summary}
          {...(isLarge && {[WANTS_REACT]: 'use'})}
          {...clickData('layout', 'group', item.label)}
        >
          <GroupLabel item={item} />
        </summary>
        {isWhole ? (
          <TreeItems items={withOwnPage(item)} {...shared} />
        ) : (
          <FirstPage item={item} hadFocus={hadFocus} {...shared} />
        )}
      </details>
    </li>
  );
}

interface FirstPageProps extends GroupProps {
  hadFocus: RefObject<boolean>;
}

/** Stands for the pages of a closed group in a large tree: without JavaScript it leads to them. */
function FirstPage({item, hadFocus, ...shared}: FirstPageProps): ReactNode {
  const list = useLeftFocus(hadFocus);
  const href = firstHref(item);
  return (
    <ul ref={list} className={styles.level}>
      {href !== undefined && (
        <TreeLink
          item={{
            href,
            label: translate(
              {
                id: 'vitrine.tree.all',
                message: 'All of {group}',
                description: 'Leads to the pages of a closed group',
              },
              {group: item.label},
            ),
          }}
          {...shared}
        />
      )}
    </ul>
  );
}

/** A group that is a page too lists it first: a summary cannot be a link as well. */
function withOwnPage(item: PropSidebarItemCategory): PropSidebarItemCategory['items'] {
  if (item.href === undefined) return item.items;
  return [{type: 'link', href: item.href, label: OVERVIEW}, ...item.items];
}

function GroupLabel({item}: {item: PropSidebarItemCategory}): ReactNode {
  const {badges, icon} = readProps(item.customProps);
  return (
    <>
      {isIconName(icon) && <Icon name={icon} />}
      <Label text={item.label} />
      {badges && <Badges names={badges} />}
    </>
  );
}
