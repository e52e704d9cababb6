import type {NavigationEntry} from '../../_shared/site/entries';

export type {ErrorParts as Fault} from '../../_shared/node';

/** What Docusaurus tells a sidebar generator of a doc. */
export interface Doc {
  id: string;
  title: string;
  frontMatter: {
    slug?: string;
    sidebar_label?: string;
    components?: string[];
    hooks?: string[];
    [field: string]: unknown;
  };
  /** `@site/docs/…/button.md` */
  source: string;
  /** Folder relative to the docs folder; `.` at its root. */
  sourceDirName: string;
  sidebarPosition?: number;
}

/** What an entry adds to a sidebar item beyond Docusaurus' own fields; read by the side navigation. */
export interface ItemProps {
  badges?: string[];
  icon?: string;
  subheader?: true;
  query?: Record<string, string>;
  linkProps?: NavigationEntry['linkProps'];
  /** Makes the item assignable to Docusaurus' open record. */
  [key: string]: unknown;
}

/** A sidebar item in Docusaurus' shape, as far as navigation makes them. */
export type Item =
  | {type: 'doc'; id: string; label: string; customProps?: ItemProps}
  | {type: 'link'; href: string; label: string; customProps?: ItemProps}
  | {
      type: 'category';
      label: string;
      collapsible: boolean;
      collapsed: boolean;
      items: Item[];
      link?: {type: 'doc'; id: string};
      customProps?: ItemProps;
    };
