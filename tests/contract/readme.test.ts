import {listedOptions, readmeFaults} from './readme';

const README = `# sample

| Option | Type | Default |
| --- | --- | --- |
| \`products\` | \`'a' \\| 'b'\` | |
| \`products[].id\` | \`string\` | |
| **\`trees\`** | \`string\` | \`'./sidebars.ts'\` |

| File | Job |
| --- | --- |
| \`core.ts\` | decides |

## When it fails
`;

describe('listedOptions', () => {
  it('reads top-level names from the first column of option tables only', () => {
    expect(listedOptions(README)).toEqual(['products', 'trees']);
  });

  it('reads a table with Windows line ends', () => {
    expect(listedOptions(README.replaceAll('\n', '\r\n'))).toEqual(['products', 'trees']);
  });

  it('tells a README without such a table from an empty table', () => {
    expect(listedOptions('# sample\n')).toBeUndefined();
    expect(listedOptions('| Option | Type |\n| --- | --- |\n')).toEqual([]);
  });
});

describe('readmeFaults', () => {
  it('passes a README with options and failures', () => {
    expect(readmeFaults('sample', README)).toEqual([]);
  });

  it('names what is left out', () => {
    expect(readmeFaults('sample', '# sample, which fails\n\nWhen it fails, it fails.\n')).toEqual([
      'sample/README.md has no table whose head begins "Option"',
      'sample/README.md has no section on what happens when it fails',
    ]);
  });
});
