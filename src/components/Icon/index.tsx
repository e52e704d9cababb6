import type {ReactNode} from 'react';
import clsx from 'clsx';
// One by one: the package's index makes the bundler read all of its thousands of icons.
import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import Box from 'lucide/dist/esm/icons/box.mjs';
import Check from 'lucide/dist/esm/icons/check.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import Compass from 'lucide/dist/esm/icons/compass.mjs';
import Hammer from 'lucide/dist/esm/icons/hammer.mjs';
import Keyboard from 'lucide/dist/esm/icons/keyboard.mjs';
import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs';
import Link from 'lucide/dist/esm/icons/link.mjs';
import Menu from 'lucide/dist/esm/icons/menu.mjs';
import Palette from 'lucide/dist/esm/icons/palette.mjs';
import Puzzle from 'lucide/dist/esm/icons/puzzle.mjs';
import Rocket from 'lucide/dist/esm/icons/rocket.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import Settings from 'lucide/dist/esm/icons/settings.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import Glyph from '@theme/Glyph';
import type {GlyphNode} from '@theme/Glyph';
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
} satisfies Record<string, GlyphNode>;

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
  return (
    <Glyph
      node={ICONS[name]}
      size={size}
      className={clsx(styles.icon, className)}
      data-mirrored={POINTING.has(name) || undefined}
    />
  );
}

/** Whether a name from data is an icon of the set. */
export function isIconName(name: unknown): name is IconName {
  return typeof name === 'string' && Object.hasOwn(ICONS, name);
}
