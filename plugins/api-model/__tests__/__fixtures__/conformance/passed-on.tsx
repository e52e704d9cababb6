import * as React from 'react';

declare const Primitive: {div: React.ForwardRefExoticComponent<React.ComponentPropsWithRef<'div'>>};
declare const Layer: React.ForwardRefExoticComponent<LayerProps>;

type PrimitiveDivProps = React.ComponentPropsWithoutRef<typeof Primitive.div>;
interface LayerProps extends PrimitiveDivProps {
  trapped?: boolean;
}
interface ContentImplProps extends Omit<React.ComponentPropsWithoutRef<typeof Layer>, 'trapped'> {
  loop?: boolean;
}
export interface ContentProps extends ContentImplProps {
  /** Whether it is there while it is closed. */
  forceMount?: boolean;
}
export const Content: React.ForwardRefExoticComponent<
  ContentProps & React.RefAttributes<HTMLDivElement>
> = React.forwardRef<HTMLDivElement, ContentProps>(function Content(props, ref) {
  const {forceMount, ...rest} = props;
  return forceMount ? <ContentImpl {...rest} ref={ref} /> : null;
});
const ContentImpl = React.forwardRef<HTMLDivElement, ContentImplProps>((props, ref) => (
  <Layer {...props} ref={ref} />
));
