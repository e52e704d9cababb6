import {translate} from '@docusaurus/Translate';
import type {DemoReport} from '../../../../demo-code/core/demo';

/** The words of a demo's tools. */
export const TEXTS = {
  variant: translate({
    id: 'vitrine.demo.variant',
    message: 'Language of the code',
    description: 'Accessible name of the choice between TypeScript and JavaScript',
  }),
  alone: translate({
    id: 'vitrine.demo.alone',
    message: 'Open in a page of its own',
    description: 'Link that shows one demo alone, as large as the window',
  }),
  more: translate({
    id: 'vitrine.demo.more',
    message: 'More',
    description: 'Button that opens the menu of further tools of a demo',
  }),
  stackblitz: translate({
    id: 'vitrine.demo.stackblitz',
    message: 'Open in StackBlitz',
    description: 'Tool of a demo; StackBlitz is a service that runs code',
  }),
  codesandbox: translate({
    id: 'vitrine.demo.codesandbox',
    message: 'Open in CodeSandbox',
    description: 'Tool of a demo; CodeSandbox is a service that runs code',
  }),
  restart: translate({
    id: 'vitrine.demo.restart',
    message: 'Reset the demo',
    description: 'Tool of a demo: it starts afresh',
  }),
  resetFocus: translate({
    id: 'vitrine.demo.resetFocus',
    message: 'Focus the start of the demo',
    description: 'Tool of a demo: Tab leads to its first control next',
  }),
  copyLink: translate({
    id: 'vitrine.demo.copyLink',
    message: 'Copy the link',
    description: 'Tool of a demo: copies its address',
  }),
  source: translate({
    id: 'vitrine.demo.source',
    message: 'View the file',
    description: "Tool of a demo: leads to its file in the project's repository",
  }),
  edit: translate({
    id: 'vitrine.demo.edit',
    message: 'Edit the file',
    description: "Tool of a demo: leads to where its file is edited in the project's repository",
  }),
};

/** Accessible name of the tools of one demo, of which a page has many. */
export function toolsName(name: string): string {
  return translate(
    {
      id: 'vitrine.demo.tools',
      message: 'Tools of the demo {name}',
      description: 'Accessible name of the toolbar below a demo',
    },
    {name},
  );
}

/** What the last check found, in one line. */
export function reportText({date, version, violations}: DemoReport): string {
  return violations === 0
    ? translate(
        {
          id: 'vitrine.demo.report.clean',
          message: 'Accessibility: no violations, v{version}, {date}',
          description: 'Result of the last automated check of a demo',
        },
        {version, date},
      )
    : translate(
        {
          id: 'vitrine.demo.report.violations',
          message: 'Accessibility violations: {count}, v{version}, {date}',
          description: 'Result of the last automated check of a demo',
        },
        {count: violations, version, date},
      );
}
