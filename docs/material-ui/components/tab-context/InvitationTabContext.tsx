import {useState} from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const START = {
  occasion: 'Launch of the Kittiwake',
  place: 'Slipway, Saturday at eleven',
  words: 'She has been six winters in the shed.\nCome and see her float.',
};

const FIELDS = [
  {name: 'occasion', label: 'What is it?'},
  {name: 'place', label: 'Where and when?'},
  {name: 'words', label: 'What else?', multiline: true},
] as const;

type Invitation = typeof START;

export default function InvitationTabContext() {
  const [shown, setShown] = useState('write');
  const [card, setCard] = useState(START);

  return (
    <Paper variant="outlined" sx={{width: '100%', maxWidth: 520}}>
      <TabContext value={shown}>
        <Box sx={{borderBlockEnd: 1, borderColor: 'divider'}}>
          <TabList
            onChange={(_, next: string) => setShown(next)}
            selectionFollowsFocus
            aria-label="Invitation"
          >
            <Tab label="Write" value="write" />
            <Tab label="Preview" value="preview" />
          </TabList>
        </Box>
        <TabPanel value="write">
          <Fields card={card} onCard={setCard} />
        </TabPanel>
        <TabPanel value="preview" tabIndex={0}>
          <Typography component="h3" variant="h5" gutterBottom>
            {card.occasion || 'Nothing to invite to yet'}
          </Typography>
          <Typography sx={{color: 'text.secondary'}}>{card.place}</Typography>
          <Typography sx={{marginBlockStart: 2, whiteSpace: 'pre-line'}}>{card.words}</Typography>
        </TabPanel>
      </TabContext>
    </Paper>
  );
}

interface FieldsProps {
  card: Invitation;
  onCard: (card: Invitation) => void;
}

function Fields({card, onCard}: FieldsProps) {
  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
      {FIELDS.map(({name, ...field}) => (
        <TextField
          key={name}
          {...field}
          fullWidth
          value={card[name]}
          onChange={({target}) => onCard({...card, [name]: target.value})}
        />
      ))}
      <Button variant="outlined" onClick={() => onCard(START)}>
        Begin again
      </Button>
    </Stack>
  );
}
