import {useRef} from 'react';
import type {KeyboardEvent} from 'react';
import Box from '@mui/material/Box';
import {styled, useTheme} from '@mui/material/styles';
import type {ThemeRow} from './themeTree';

interface Props {
  rows: ThemeRow[];
  /** Path of the row that Tab comes to. */
  current?: string;
  onCurrent: (path: string) => void;
  onToggle: (path: string) => void;
}

const COLOR = /^"((?:#|rgb|hsl).*)"$/;

const Tree = styled('ul')(({theme}) => ({
  ...theme.typography.body2,
  height: 340,
  overflow: 'auto',
  margin: 0,
  padding: 4,
  listStyle: 'none',
}));

const Item = styled('li')(({theme}) => ({
  display: 'flex',
  alignItems: 'center',
  columnGap: 8,
  minHeight: 30,
  borderRadius: 4,
  '&:hover': {backgroundColor: (theme.vars ?? theme).palette.action.hover},
  '&:focus-visible': {outline: '2px solid', outlineOffset: -2},
}));

const Sign = styled('span')({width: 12, flex: 'none'});

const Swatch = styled('span')({width: 16, height: 16, flex: 'none', border: '1px solid'});

/** The shown part of the tree, of which one row at a time can have the focus. */
export default function ThemeRows({rows, current, onCurrent, onToggle}: Props) {
  const list = useRef<HTMLUListElement>(null);
  const isRtl = useTheme().direction === 'rtl';
  const stop = Math.max(
    rows.findIndex(({node}) => node.path === current),
    0,
  );

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moveOf(mirrored(event.key, isRtl), rows, stop);
    if (move === undefined) return;
    event.preventDefault();
    if (move === 'toggle') onToggle(rows[stop].node.path);
    const item = typeof move === 'number' ? list.current?.children[move] : undefined;
    if (item instanceof HTMLElement) item.focus();
  }

  return (
    <Tree ref={list} role="tree" aria-label="Default theme" onKeyDown={onKeyDown}>
      {rows.map((row, place) => (
        <Row
          key={row.node.path}
          row={row}
          isStop={place === stop}
          onFocus={() => onCurrent(row.node.path)}
          onClick={() => row.node.children.length > 0 && onToggle(row.node.path)}
        />
      ))}
    </Tree>
  );
}

/** The key that means the same in a page that is read from left to right. */
function mirrored(key: string, isRtl: boolean) {
  if (!isRtl) return key;
  return {ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft'}[key] ?? key;
}

/** @returns the place that a key leads to, or that it opens or closes where it is */
function moveOf(key: string, rows: ThemeRow[], stop: number): number | 'toggle' | undefined {
  const {node, isOpen, parent} = rows[stop];
  const toggle = node.children.length > 0 ? 'toggle' : stop;
  if (key === 'ArrowDown') return Math.min(stop + 1, rows.length - 1);
  if (key === 'ArrowUp') return Math.max(stop - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return rows.length - 1;
  if (key === 'Enter' || key === ' ') return toggle;
  if (key === 'ArrowRight') return isOpen ? stop + 1 : toggle;
  if (key !== 'ArrowLeft') return undefined;
  const above = rows.findIndex((row) => row.node.path === parent);
  if (isOpen) return toggle;
  return above < 0 ? stop : above;
}

interface RowProps {
  row: ThemeRow;
  isStop: boolean;
  onFocus: () => void;
  onClick: () => void;
}

function Row({row, isStop, onFocus, onClick}: RowProps) {
  const {node, level, isOpen, place, count} = row;
  const hasChildren = node.children.length > 0;
  const color = COLOR.exec(node.value)?.[1];

  return (
    <Item
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={count}
      aria-expanded={hasChildren ? isOpen : undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onClick}
      style={{paddingInlineStart: level * 20, cursor: hasChildren ? 'pointer' : 'default'}}
    >
      <Sign aria-hidden>{hasChildren && (isOpen ? '−' : '+')}</Sign>
      <span dir="ltr">{node.name}</span>
      {color && <Swatch aria-hidden style={{background: color}} />}
      <Box component="span" dir="ltr" sx={{color: 'text.secondary', overflowWrap: 'anywhere'}}>
        {node.value}
      </Box>
    </Item>
  );
}
