import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

export default function FabSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{alignItems: 'center'}}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Fab key={size} size={size} color="secondary" aria-label={`Add a stop, ${size}`}>
          <SvgIcon>
            <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />
          </SvgIcon>
        </Fab>
      ))}
    </Stack>
  );
}
