import * as React from 'react';

interface BoxOwn<Tag extends React.ElementType> {
  is?: Tag;
  wide?: boolean;
}

export declare const Box: <Tag extends React.ElementType = 'div'>(
  props: BoxOwn<Tag> & Omit<React.ComponentPropsWithRef<Tag>, keyof BoxOwn<Tag>>,
) => React.JSX.Element;
