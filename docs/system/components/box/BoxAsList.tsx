import Box from '@mui/system/Box';

const steps = ['Cart', 'Address', 'Payment'];

export default function BoxAsList() {
  return (
    <Box component="nav" aria-label="Checkout steps">
      <Box
        component="ol"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
          fontFamily: 'system-ui, sans-serif',
        }}
      >
        {steps.map((step, index) => (
          <Box
            key={step}
            component="li"
            aria-current={index === 1 ? 'step' : undefined}
            sx={{
              px: 2,
              py: 1,
              borderRadius: 1,
              bgcolor: index === 1 ? '#0b5f5c' : '#dfeceb',
              color: index === 1 ? '#fff' : '#10302f',
            }}
          >
            {step}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
