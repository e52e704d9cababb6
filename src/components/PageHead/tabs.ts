/** Labels of a component page's tabs, by the segment after its address. */
export const TAB_LABELS = {
  demos: 'Demos',
  'components-api': 'Components API',
  'hooks-api': 'Hooks API',
} as const;

export type TabName = Exclude<keyof typeof TAB_LABELS, 'demos'>;

/** The tabs that a page's front matter asks for, beside its demos. */
export function pageTabs({components, hooks}: Readonly<Record<string, unknown>>): TabName[] {
  return [
    ...(isFilled(components) ? (['components-api'] as const) : []),
    ...(isFilled(hooks) ? (['hooks-api'] as const) : []),
  ];
}

function isFilled(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}
