import * as React from 'react';
import Box, { BoxProps } from '@mui/material/Box';

export default function OnlyTyped() {
  const [size, setSize] = React.useState<BoxProps['maxWidth']>(200);

  // A click is counted.
  const handleClick = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    setSize((previous) => (previous as number) + 1);
  };

  return (
    <Box sx={{ maxWidth: size }} onClick={handleClick}>
      Grow
    </Box>
  );
}
