import {Box, styled} from '@mui/system';

const SCHEMES = {
  light: {'--acme-paper': '#ffffff', '--acme-ink': '#14261b', '--acme-accent': '#0b5f5c'},
  dark: {'--acme-paper': '#14191a', '--acme-ink': '#e6efec', '--acme-accent': '#74c7c0'},
};

const Panel = styled('section')({
  padding: 16,
  borderRadius: 8,
  borderInlineStart: '4px solid var(--acme-accent)',
  backgroundColor: 'var(--acme-paper)',
  color: 'var(--acme-ink)',
  fontFamily: 'system-ui, sans-serif',
});

export default function CssVarsPlain() {
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 2}}>
      {Object.entries(SCHEMES).map(([name, variables]) => (
        <Box key={name} sx={variables}>
          <Panel aria-label={`In ${name} mode`}>The last ferry leaves at 20:41.</Panel>
        </Box>
      ))}
    </Box>
  );
}
