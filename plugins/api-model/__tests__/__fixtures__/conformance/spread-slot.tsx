import * as React from 'react';

declare function useSlot(name: string, options: object): [React.ElementType, object];

export function Tab(props: {
  /** Its name. */
  label: string;
  component?: React.ElementType;
}) {
  const {label, component = 'button', ...other} = props;
  const externalForwardedProps = {...other, component};
  const [Root, rootProps] = useSlot('root', {elementType: 'div', externalForwardedProps});
  const [Text, textProps] = useSlot('text', {elementType: 'span', externalForwardedProps});
  return (
    <Root {...rootProps}>
      <Text {...textProps}>{label}</Text>
    </Root>
  );
}
