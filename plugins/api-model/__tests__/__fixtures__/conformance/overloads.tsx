import * as React from 'react';

export interface TextProps {
  /** What it says. */
  text: string;
}
declare const overloaded: {
  <C extends React.ElementType>(props: {component: C} & TextProps): React.JSX.Element;
  (props: TextProps): React.JSX.Element;
};
export const Text = overloaded;
