import {Children, isValidElement} from 'react';
import type {ReactElement, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CodeTabs from '../CodeTabs';
import type {TabItemProps} from './TabItem';

const NAME = translate({
  id: 'vitrine.tabs.name',
  message: 'Tabs',
  description: 'Accessible name of tabs with parts of a page',
});

interface Props {
  /** Each a `TabItem`. */
  children: ReactNode;
  /** Labels of the values, where the items have none. */
  values?: readonly {value: string; label?: string}[];
  /** Value of the tab that is shown at first; `null`, as elsewhere for none: the first. */
  defaultValue?: string | null;
  /** Groups of one key follow each other over the site, and the choice is kept. */
  groupId?: string;
}

/** The tabs of Docusaurus' pages: parts of a page of which one is shown. */
export default function ContentTabs({children, values, defaultValue, groupId}: Props): ReactNode {
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> =>
    isValidElement<Partial<TabItemProps>>(child) ? child.props.value !== undefined : false,
  );
  const labelOf = ({props: {value, label}}: ReactElement<TabItemProps>) =>
    label ?? values?.find((one) => one.value === value)?.label ?? value;
  const first =
    items.find(({props}) => props.value === defaultValue) ?? items.find(({props}) => props.default);
  return (
    <CodeTabs
      {...(groupId !== undefined && {storageKey: groupId})}
      name={NAME}
      labels={items.map(labelOf)}
      initial={first && labelOf(first)}
    >
      {items}
    </CodeTabs>
  );
}
