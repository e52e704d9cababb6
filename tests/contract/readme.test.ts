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

  it('takes the word of a plugin that has none', () => {
    expect(listedOptions('# sample\n\n## Options\n\nThere are none.\n')).toEqual([]);
    expect(listedOptions('# sample\n\nThere are none.\n')).toBeUndefined();
    expect(listedOptions(`## Options\n\nThere are none.\n\n${README}`)).toHaveLength(2);
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
      'sample/README.md has no table whose head begins "Option", nor "There are none." below "## Options"',
      'sample/README.md has no section on what happens when it fails',
    ]);
  });

  it('sends what is longer than 60 lines to the guide', () => {
    const longer = README + 'A line.\n'.repeat(61 - README.trimEnd().split('\n').length);
    expect(readmeFaults('sample', longer.replace(/A line\.\n$/, ''))).toEqual([]);
    expect(readmeFaults('sample', longer)).toEqual([
      'sample/README.md has 61 lines, at most 60 may be: move what the guide should tell to docs/vitrine, and link to it',
    ]);
  });
});
