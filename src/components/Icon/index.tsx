/* eslint-disable import-x/no-duplicates -- all icons share one declaration file */
import type {ReactNode} from 'react';
// One by one: the package's index makes the bundler read all of its thousands of icons.
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import BookOpen from 'lucide-react/icons/book-open';
import Box from 'lucide-react/icons/box';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Compass from 'lucide-react/icons/compass';
import Hammer from 'lucide-react/icons/hammer';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Menu from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import Palette from 'lucide-react/icons/palette';
import Puzzle from 'lucide-react/icons/puzzle';
import Rocket from 'lucide-react/icons/rocket';
import Settings from 'lucide-react/icons/settings';
import Sun from 'lucide-react/icons/sun';
import X from 'lucide-react/icons/x';

/** The icons an entry of `sidebars.ts` may name, and those of the site's own controls. */
const ICONS = {
  book: BookOpen,
  box: Box,
  check: Check,
  chevronDown: ChevronDown,
  chevronRight: ChevronRight,
  close: X,
  compass: Compass,
  external: ArrowUpRight,
  grid: LayoutGrid,
  menu: Menu,
  moon: Moon,
  palette: Palette,
  puzzle: Puzzle,
  rocket: Rocket,
  settings: Settings,
  sun: Sun,
  tool: Hammer,
} satisfies Record<string, typeof Box>;

/** Names of the set, for the plugin that validates entries. */
export const ICON_NAMES = Object.keys(ICONS);

export type IconName = keyof typeof ICONS;

interface Props {
  name: IconName;
  /** Edge in px. Default 16. */
  size?: number;
  className?: string;
}

/** An icon of the site's one set. It is decoration: the control around it carries the name. */
export default function Icon({name, size = 16, className}: Props): ReactNode {
  const Glyph = ICONS[name];
  return <Glyph size={size} strokeWidth={1.75} aria-hidden="true" className={className} />;
}

/** Whether a name from data is an icon of the set. */
export function isIconName(name: unknown): name is IconName {
  return typeof name === 'string' && Object.hasOwn(ICONS, name);
}
