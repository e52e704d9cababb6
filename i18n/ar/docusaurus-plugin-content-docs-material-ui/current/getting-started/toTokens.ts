import type {Theme} from '@mui/material/styles';

const ROLES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const LEVELS = ['h4', 'h6', 'body1', 'body2', 'caption'] as const;
const STEPS = [1, 2, 3, 4];

/** @returns what a theme decides, as design tokens: names with a type and a value */
export function toTokens({palette, typography, spacing, shape}: Theme) {
  return {
    color: named(ROLES, (role) => ({
      main: {$type: 'color', $value: palette[role].main},
      contrastText: {$type: 'color', $value: palette[role].contrastText},
    })),
    space: named(STEPS, (step) => ({$type: 'dimension', $value: spacing(step)})),
    radius: {$type: 'dimension', $value: `${shape.borderRadius}px`},
    text: named(LEVELS, (level) => ({
      size: {$type: 'dimension', $value: typography[level].fontSize},
      weight: {$type: 'fontWeight', $value: typography[level].fontWeight},
      lineHeight: {$type: 'number', $value: typography[level].lineHeight},
    })),
  };
}

function named<Name extends string | number, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
) {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}
