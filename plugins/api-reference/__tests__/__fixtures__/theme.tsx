import type {ReactNode} from 'react';

interface HeadingProps {
  as: 'h2' | 'h3';
  id: string;
  children: ReactNode;
}

/** Stands for the theme's heading. */
export function Heading({as: Tag, ...props}: HeadingProps): ReactNode {
  return <Tag {...props} />;
}

/** Stands for the theme's block of code. */
export function CodeBlock({children}: {children: ReactNode}): ReactNode {
  return <pre>{children}</pre>;
}
