import {useState} from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

const BASKET = 'm4 9 4-6 1.7 1.1L6.4 9h11.2l-3.3-4.9L16 3l4 6h2v2h-1l-2 9H5l-2-9H2V9h2Z';

export default function BasketBadge() {
  const [count, setCount] = useState(98);

  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
      <Badge badgeContent={count} color="primary">
        <SvgIcon aria-hidden fontSize="large">
          <path d={BASKET} />
        </SvgIcon>
      </Badge>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setCount(count + 1)}>
          Add one
        </Button>
        <Button onClick={() => setCount(0)}>Empty</Button>
      </Stack>
      <Typography role="status">
        {count === 0 ? 'Your basket is empty.' : `${count} items in your basket.`}
      </Typography>
    </Stack>
  );
}
