/** A line of a source, with the number of what comes of it. */
export interface Line {
  text: string;
  mark?: 1 | 2 | 3;
}

/** The beginning of a page as it lies in the repository; `…` stands for lines left out. */
export const PAGE: {file: string; lines: readonly Line[]} = {
  file: 'docs/material-ui/components/button/button.md',
  lines: [
    {text: '---'},
    {text: 'title: Button', mark: 1},
    {text: 'description: Buttons let people take an action with one press, …'},
    {text: 'components:'},
    {text: '  - Button', mark: 3},
    {text: '…'},
    {text: '---'},
    {text: ''},
    {text: '# Button'},
    {text: ''},
    {text: 'Use a button for something that happens: saving, sending, …'},
    {text: ''},
    {text: '{{"demo": "BasicButtons.tsx"}}', mark: 2},
  ],
};

/** The demo beside that page, from its first line to its last. */
export const DEMO: {file: string; lines: readonly Line[]} = {
  file: 'BasicButtons.tsx',
  lines: [
    {text: "import Button from '@mui/material/Button';"},
    {text: "import Stack from '@mui/material/Stack';"},
    {text: ''},
    {text: 'export default function BasicButtons() {'},
    {text: '  return ('},
    {
      text: `    <Stack direction="row" useFlexGap spacing={2} sx={{flexWrap: 'wrap', alignItems: 'center'}}>`,
    },
    {text: '      <Button variant="contained">Publish</Button>'},
    {text: '      <Button variant="outlined">Save draft</Button>'},
    {text: '      <Button variant="text">Discard</Button>'},
    {text: '    </Stack>'},
    {text: '  );'},
    {text: '}'},
  ],
};

/** A prop as the API page shows it, read from the types of @mui/material. */
export const PROP = {
  name: 'variant',
  type: "'contained' | 'outlined' | 'text'",
  initial: "'text'",
  about: 'The variant to use.',
};

/** How the page begins for those who read markdown. */
export const TWIN: readonly Line[] = [
  {text: '# Button'},
  {text: ''},
  {text: 'Buttons let people take an action with one press, …'},
  {text: ''},
  {text: 'Use a button for something that happens: saving, sending, …'},
  {text: ''},
  {text: '```tsx'},
  {text: "import Button from '@mui/material/Button';"},
  {text: '…'},
];

/** Where the page stands: its product, the groups of the tree, its neighbours. */
export const TREE = {
  steps: ['Material UI', 'Components', 'Inputs'],
  neighbours: ['Autocomplete', 'Button', 'Checkbox'],
};
