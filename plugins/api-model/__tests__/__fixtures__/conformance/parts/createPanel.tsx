import * as React from 'react';

const styled = (tag: string) => () => tag as unknown as React.FC<Record<string, unknown>>;

export const PanelRoot = styled('section')();

export interface PanelProps {
  /** Space around the text. */
  padding?: number;
}

/** Makes a panel; what it renders may be handed in. */
export default function createPanel({Root = PanelRoot}: {Root?: React.ElementType} = {}) {
  const Panel = React.forwardRef(function Panel(props: PanelProps, ref: React.Ref<HTMLElement>) {
    const {padding = 8, ...other} = props;
    return <Root ref={ref} style={{padding}} {...other} />;
  });
  return Panel;
}
