import * as React from 'react';

interface BoxOwn<Tag extends React.ElementType> {
  is?: Tag;
  wide?: boolean;
}

type Polymorphic<Tag extends React.ElementType> = BoxOwn<Tag> &
  Omit<React.ComponentPropsWithRef<Tag>, keyof BoxOwn<Tag>>;

export type BoxProps = Polymorphic<'div'>;

export declare const Box: <Tag extends React.ElementType = 'div'>(
  props: Polymorphic<Tag>,
) => React.JSX.Element;
