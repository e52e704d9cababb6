import * as React from 'react';
/** `Omit` that keeps the cases of a union. */
type DistributiveOmit<T, K extends keyof never> = T extends unknown ? Omit<T, K> : never;
type Assign<T, U> = DistributiveOmit<T, keyof U> & U;
type Dict = Record<string, unknown>;
interface StyleProps { color?: string; }
type BoxProps<T extends React.ElementType, P extends object = {}> = Assign<
  DistributiveOmit<React.ComponentPropsWithoutRef<T>, 'color' | 'size'>,
  Assign<StyleProps, P>
>;
type BoxComponent<T extends React.ElementType, P extends object = {}> = React.FunctionComponent<
  BoxProps<T, P>
>;
type VariantsOf<T> = T extends BoxComponent<any, infer P> ? P : {};
declare const StyledGroup: BoxComponent<'div', {attached?: boolean}>;

export interface GroupProps extends BoxProps<'div', VariantsOf<typeof StyledGroup>> {
  /** Whether a child is passed over. */
  skip?: (child: React.ReactElement) => boolean;
}
export declare const Box: BoxComponent<'div', {}>;
export declare const Group: React.ForwardRefExoticComponent<GroupProps & React.RefAttributes<HTMLDivElement>>;
