import {issueLink, sourceLink} from '../core/repository';

const EDIT = 'https://github.com/vitrine-docs/vitrine/edit/main/docs/a/Basic.tsx';
const FAILED = {
  name: 'Basic',
  edit: EDIT,
  versions: '@mui/material 7.3.4, react 19.2.9',
  page: 'https://vitrine.example.com/a/',
  error: 'Error: glass & "light"\n    at Basic',
  userAgent: 'Some browser',
};

it('leads from where a file is edited to where it is read', () => {
  expect(sourceLink(EDIT)).toBe(
    'https://github.com/vitrine-docs/vitrine/blob/main/docs/a/Basic.tsx',
  );
  expect(sourceLink('https://git.example.com/a/edit/b')).toBeUndefined();
});

describe('the report of a failure', () => {
  it('is a new issue of the repository, filled in', () => {
    const link = new URL(issueLink(FAILED) ?? '');
    expect(link.origin + link.pathname).toBe('https://github.com/vitrine-docs/vitrine/issues/new');
    expect(link.searchParams.get('title')).toBe('The demo Basic stops: Error: glass & "light"');
    expect(link.searchParams.get('body')).toMatchInlineSnapshot(`
      "**Demo:** Basic
      **Page:** https://vitrine.example.com/a/
      **File:** https://github.com/vitrine-docs/vitrine/blob/main/docs/a/Basic.tsx
      **Versions:** @mui/material 7.3.4, react 19.2.9
      **Browser:** Some browser

      \`\`\`
      Error: glass & "light"
          at Basic
      \`\`\`

      **What I did before it stopped:**
      "
    `);
  });

  it('is not so long that a server would refuse it', () => {
    const error = `Error: ${'ä"'.repeat(5000)}`;
    expect(issueLink({...FAILED, error})?.length).toBeLessThan(8000);
  });

  it('is none where nobody knows the repository', () => {
    expect(issueLink({...FAILED, edit: 'https://git.example.com/a/edit/b'})).toBeUndefined();
  });
});
