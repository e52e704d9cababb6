import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const prices = (
  <GlobalStyles
    styles={(theme) => ({
      '.demo-price': {
        fontVariantNumeric: 'tabular-nums',
        fontWeight: theme.typography.fontWeightBold,
        borderBlockEnd: '2px dotted currentColor',
      },
    })}
  />
);

/** Stands for text that comes from elsewhere, such as a content system. */
const ARTICLE = 'A berth for the night is <span class="demo-price">€ 18.50</span>, water included.';

export default function GlobalPrice() {
  const [isOn, setOn] = useState(true);

  return (
    <Stack sx={{typography: 'body1', maxWidth: 360, minHeight: 110}}>
      {isOn && prices}
      <FormControlLabel
        label="Global styles"
        control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
      />
      <p dangerouslySetInnerHTML={{__html: ARTICLE}} />
    </Stack>
  );
}
