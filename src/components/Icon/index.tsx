/* eslint-disable import-x/no-duplicates -- all icons share one declaration file */
import type {ReactNode} from 'react';
import clsx from 'clsx';
// One by one: the package's index makes the bundler read all of its thousands of icons.
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import BookOpen from 'lucide-react/icons/book-open';
import Box from 'lucide-react/icons/box';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Compass from 'lucide-react/icons/compass';
import Hammer from 'lucide-react/icons/hammer';
import Keyboard from 'lucide-react/icons/keyboard';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Link from 'lucide-react/icons/link';
import Menu from 'lucide-react/icons/menu';
import Palette from 'lucide-react/icons/palette';
import Puzzle from 'lucide-react/icons/puzzle';
import Rocket from 'lucide-react/icons/rocket';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import X from 'lucide-react/icons/x';
import styles from './styles.module.css';

/** The icons an entry of `sidebars.ts` may name, and those of the site's own controls. */
const ICONS = {
  arrowLeft: ArrowLeft,
  arrowRight: ArrowRight,
  book: BookOpen,
  box: Box,
  check: Check,
  chevronDown: ChevronDown,
  chevronRight: ChevronRight,
  close: X,
  compass: Compass,
  external: ArrowUpRight,
  grid: LayoutGrid,
  keyboard: Keyboard,
  link: Link,
  menu: Menu,
  palette: Palette,
  puzzle: Puzzle,
  rocket: Rocket,
  search: Search,
  settings: Settings,
  tool: Hammer,
} satisfies Record<string, typeof Box>;

/** Names of the set, for the plugin that validates entries. */
export const ICON_NAMES = Object.keys(ICONS);

export type IconName = keyof typeof ICONS;

/** Icons that point along the line of text: mirrored where it runs from right to left. */
const POINTING = new Set<IconName>(['arrowLeft', 'arrowRight', 'chevronRight', 'external']);

interface Props {
  name: IconName;
  /** Edge in px. Default 16. */
  size?: number;
  className?: string;
}

/** An icon of the site's one set. It is decoration: the control around it carries the name. */
export default function Icon({name, size = 16, className}: Props): ReactNode {
  const Glyph = ICONS[name];
  return (
    <Glyph
      size={size}
      strokeWidth={1.75}
      aria-hidden="true"
      className={clsx(styles.icon, className)}
      data-mirrored={POINTING.has(name) || undefined}
    />
  );
}

/** Whether a name from data is an icon of the set. */
export function isIconName(name: unknown): name is IconName {
  return typeof name === 'string' && Object.hasOwn(ICONS, name);
}
