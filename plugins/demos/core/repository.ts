const EDIT = /^(https:\/\/github\.com\/[^/]+\/[^/]+)\/edit\//;
/** Characters of an error that are reported: servers refuse long addresses. */
const LONGEST = 1500;

/** What is known of a demo that failed. */
export interface FailedDemo {
  name: string;
  /** Where the demo's file is edited: `https://github.com/o/r/edit/main/docs/a/A.tsx`. */
  edit: string;
  /** Packages and their versions: `@mui/material 7.3.4, react 19.2.9`. */
  versions: string;
  /** Address of the page. */
  page: string;
  /** What was thrown, as text. */
  error: string;
  userAgent: string;
}

/**
 * Where a demo's file is read, for an address where it is edited.
 *
 * @returns `undefined` where that cannot be told
 */
export function sourceLink(edit: string): string | undefined {
  return EDIT.test(edit) ? edit.replace('/edit/', '/blob/') : undefined;
}

/**
 * Where a failure is reported, title and text filled in.
 *
 * @returns `undefined` where the repository's host is not known
 */
export function issueLink(demo: FailedDemo): string | undefined {
  const repository = EDIT.exec(demo.edit)?.[1];
  if (repository === undefined) return undefined;
  const title = `The demo ${demo.name} stops: ${demo.error.split('\n')[0] ?? ''}`.slice(0, 120);
  const body = [
    `**Demo:** ${demo.name}`,
    `**Page:** ${demo.page}`,
    `**File:** ${sourceLink(demo.edit) ?? demo.edit}`,
    `**Versions:** ${demo.versions}`,
    `**Browser:** ${demo.userAgent}`,
    '',
    '```',
    demo.error.slice(0, LONGEST),
    '```',
    '',
    '**What I did before it stopped:**',
    '',
  ].join('\n');
  return `${repository}/issues/new?${new URLSearchParams({title, body}).toString()}`;
}
