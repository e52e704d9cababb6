import Box from '@mui/system/Box';

const REPLIES = [
  {depth: 0, text: 'Is the north pier open?'},
  {depth: 1, text: 'From Friday on.'},
  {depth: 2, text: 'Thank you!'},
];

export default function SpacingLogical() {
  return (
    <Box component="ul" sx={{m: 0, p: 0, listStyle: 'none', fontFamily: 'system-ui, sans-serif'}}>
      {REPLIES.map(({depth, text}) => (
        <Box
          component="li"
          key={text}
          sx={{
            marginInlineStart: depth * 3,
            marginBlock: 1,
            paddingInline: 2,
            paddingBlock: 1,
            borderInlineStart: '3px solid #0b5f5c',
            bgcolor: '#dfeceb',
            color: '#10302f',
          }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
