import type {ProjectFiles} from './types';

/** Where each service takes a project, by a form. */
export const STACKBLITZ = 'https://stackblitz.com/run';
export const CODESANDBOX = 'https://codesandbox.io/api/v1/sandboxes/define';

/** The fields of a form: name and value, in order. */
export type FormFields = [name: string, value: string][];

/** What StackBlitz is sent: every file in a field of its own. */
export function stackBlitzFields(title: string, files: ProjectFiles): FormFields {
  return [
    ['project[title]', title],
    ['project[description]', title],
    ['project[template]', 'node'],
    ...Object.entries(files).map(([name, text]): [string, string] => [
      `project[files][${name}]`,
      text,
    ]),
  ];
}

/**
 * What CodeSandbox is sent: all files in one compressed field.
 *
 * @param opened the file that is shown first
 * @param compress LZ-string's compression to base64
 */
export function codeSandboxFields(
  files: ProjectFiles,
  opened: string,
  compress: (text: string) => string,
): FormFields {
  const contents = Object.entries(files).map(([name, text]) => [name, {content: text}]);
  const parameters = compress(JSON.stringify({files: Object.fromEntries(contents)}))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return [
    ['parameters', parameters],
    ['query', `file=/${opened}`],
    // A machine that runs the bundler, not one in the browser that knows no Vite.
    ['environment', 'server'],
  ];
}
