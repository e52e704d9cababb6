import {useRef} from 'react';
import type {KeyboardEvent} from 'react';
import Box from '@mui/material/Box';
import {useTheme} from '@mui/material/styles';
import type {ThemeRow} from './themeTree';

interface Props {
  rows: ThemeRow[];
  /** Path of the row that Tab comes to. */
  current?: string;
  onCurrent: (path: string) => void;
  onToggle: (path: string) => void;
}

const COLOR = /^"((?:#|rgb|hsl).*)"$/;

/** The shown part of the tree, of which one row at a time can have the focus. */
export default function ThemeRows({rows, current, onCurrent, onToggle}: Props) {
  const list = useRef<HTMLUListElement>(null);
  const isRtl = useTheme().direction === 'rtl';
  const stop = Math.max(
    rows.findIndex(({node}) => node.path === current),
    0,
  );

  function goTo(place: number) {
    const item = list.current?.children[Math.min(Math.max(place, 0), rows.length - 1)];
    if (item instanceof HTMLElement) item.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const {node, isOpen, parent} = rows[stop];
    const hasChildren = node.children.length > 0;
    const moves: Record<string, () => void> = {
      ArrowDown: () => goTo(stop + 1),
      ArrowUp: () => goTo(stop - 1),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      Enter: () => hasChildren && onToggle(node.path),
      ' ': () => hasChildren && onToggle(node.path),
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: () => {
        if (isOpen) goTo(stop + 1);
        else if (hasChildren) onToggle(node.path);
      },
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: () => {
        if (isOpen) onToggle(node.path);
        else if (parent) goTo(rows.findIndex((row) => row.node.path === parent));
      },
    };
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  }

  return (
    <Box
      ref={list}
      component="ul"
      role="tree"
      aria-label="Default theme"
      onKeyDown={onKeyDown}
      sx={{height: 340, overflow: 'auto', margin: 0, padding: 0.5, listStyle: 'none'}}
    >
      {rows.map((row, place) => (
        <Row
          key={row.node.path}
          row={row}
          isStop={place === stop}
          onFocus={() => onCurrent(row.node.path)}
          onClick={() => row.node.children.length > 0 && onToggle(row.node.path)}
        />
      ))}
    </Box>
  );
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
    <Box
      component="li"
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={count}
      aria-expanded={hasChildren ? isOpen : undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onClick}
      style={{paddingInlineStart: level * 20}}
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: 1,
        minHeight: 30,
        borderRadius: 1,
        cursor: hasChildren ? 'pointer' : 'default',
        '&:hover': {bgcolor: 'action.hover'},
        '&:focus-visible': {outline: 2, outlineOffset: -2, outlineColor: 'primary.main'},
      }}
    >
      <Box aria-hidden component="span" sx={{width: 12, flex: 'none', color: 'text.secondary'}}>
        {hasChildren && (isOpen ? '−' : '+')}
      </Box>
      <span dir="ltr">{node.name}</span>
      {color && (
        <Box
          aria-hidden
          component="span"
          style={{background: color}}
          sx={{width: 16, height: 16, flex: 'none', border: 1, borderColor: 'text.secondary'}}
        />
      )}
      <Box component="span" dir="ltr" sx={{color: 'text.secondary', overflowWrap: 'anywhere'}}>
        {node.value}
      </Box>
    </Box>
  );
}
