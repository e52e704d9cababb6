import {createContext, useContext, useState} from 'react';
import type {ReactNode} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const Bar = createContext<HTMLElement | null>(null);

/** Sends its children from wherever they belong into the bar of the application. */
function Actions({children}: {children: ReactNode}) {
  const bar = useContext(Bar);
  return bar && <Portal container={bar}>{children}</Portal>;
}

export default function ToolbarPortal() {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [page, setPage] = useState('boats');

  return (
    <Paper variant="outlined" sx={{width: '100%', maxWidth: 420}}>
      <Box
        ref={setBar}
        role="group"
        aria-label="Actions of this page"
        sx={{display: 'flex', justifyContent: 'flex-end', minHeight: 48, padding: 0.5, gap: 1}}
      />
      <Tabs value={page} onChange={(_, next: string) => setPage(next)} aria-label="Pages">
        <Tab value="boats" label="Boats" />
        <Tab value="invoices" label="Invoices" />
      </Tabs>
      <Bar.Provider value={bar}>
        <Box sx={{typography: 'body1', padding: 2, minHeight: 64}}>
          {page === 'boats' ? <Boats /> : <Invoices />}
        </Box>
      </Bar.Provider>
    </Paper>
  );
}

function Boats() {
  const [count, setCount] = useState(3);

  return (
    <>
      <Actions>
        <Button variant="contained" onClick={() => setCount(count + 1)}>
          Add a boat
        </Button>
      </Actions>
      <span role="status">{count} boats</span>
    </>
  );
}

function Invoices() {
  return (
    <>
      <Actions>
        <Button>Print</Button>
        <Button>Send all</Button>
      </Actions>
      12 invoices are open.
    </>
  );
}
