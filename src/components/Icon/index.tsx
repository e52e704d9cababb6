import type {ReactNode} from 'react';
import {
  ArrowUpRight,
  BookOpen,
  Box,
  Check,
  ChevronDown,
  ChevronRight,
  Compass,
  Hammer,
  LayoutGrid,
  Menu,
  Moon,
  Palette,
  Puzzle,
  Rocket,
  Settings,
  Sun,
  X,
} from 'lucide-react';
import type {LucideIcon} from 'lucide-react';

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
} satisfies Record<string, LucideIcon>;

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
