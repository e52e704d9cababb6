import {createElement} from 'react';
import type {ReactNode} from 'react';

/** What an icon of Lucide is made of, within 24 by 24: names of elements, and their attributes. */
export type GlyphNode = readonly (readonly [string, Readonly<Record<string, string>>])[];

interface Props {
  node: GlyphNode;
  /** Edge in px. Default 16. */
  size?: number;
  className?: string;
  'data-mirrored'?: boolean | undefined;
}

/** An icon: decoration, of which the control around it carries the name. */
export default function Glyph({node, size = 16, ...props}: Props): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {node.map(([name, attributes], place) => createElement(name, {key: place, ...attributes}))}
    </svg>
  );
}
