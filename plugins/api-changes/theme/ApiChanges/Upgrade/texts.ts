import {translate} from '@docusaurus/Translate';
import type {Finding} from '../../../../api-history/core/upgrade/findings';
import type {Choice} from '../../../core';

/** What stands before the field is loaded. */
export function upgradeTexts(
  choice: Choice,
): Record<'title' | 'about' | 'loading' | 'failed' | 'retry', string> {
  return {
    title: translate(
      {
        id: 'vitrine.apichanges.upgrade',
        message: 'Check your code from {from} to {to}',
        description:
          'Unfolds a field that finds what two versions take away from the reader’s code',
      },
      {...choice},
    ),
    about: translate({
      id: 'vitrine.apichanges.upgrade.about',
      message:
        'Lists what your code uses that is removed or deprecated between these versions. It is read in this browser and sent nowhere.',
      description: 'Over the field for the reader’s code',
    }),
    loading: translate({
      id: 'vitrine.apichanges.upgrade.loading',
      message: 'Loading…',
      description: 'Until the field for the reader’s code is there',
    }),
    failed: translate({
      id: 'vitrine.apichanges.upgrade.failed',
      message: 'It could not be loaded.',
      description: 'Where the field for the reader’s code does not come',
    }),
    retry: translate({
      id: 'vitrine.apichanges.upgrade.retry',
      message: 'Try again',
      description: 'Button that loads the field for the reader’s code again',
    }),
  };
}

/** What stands at the field. */
export function fieldTexts(): Record<'code' | 'file' | 'tooLarge' | 'unreadable', string> {
  return {
    code: translate({
      id: 'vitrine.apichanges.upgrade.code',
      message: 'Your code: paste it, or drop a file',
      description: 'Label of the field for the reader’s code',
    }),
    file: translate({
      id: 'vitrine.apichanges.upgrade.file',
      message: 'Or choose a file',
      description: 'Label of the button that opens a file of the reader’s code',
    }),
    tooLarge: translate({
      id: 'vitrine.apichanges.upgrade.tooLarge',
      message: 'This file is larger than 4 MB. Paste the part of it that uses the library.',
      description: 'Instead of the count, where a file is not read',
    }),
    unreadable: translate({
      id: 'vitrine.apichanges.upgrade.unreadable',
      message: 'This file cannot be read. Paste its text.',
      description: 'Instead of the count, where a file could not be opened',
    }),
  };
}

/** How much is found, to be announced; empty without code. */
export function countText(code: string, findings: readonly Finding[]): string {
  if (code.trim() === '') return '';
  if (findings.length === 0) {
    return translate({
      id: 'vitrine.apichanges.upgrade.nothing',
      message: 'Nothing of what it uses is removed or deprecated.',
      description: 'Where nothing is found in the reader’s code',
    });
  }
  const gone = findings.filter(({state}) => state === 'gone').length;
  return translate(
    {
      id: 'vitrine.apichanges.upgrade.count',
      message: 'Found: {gone} removed, {deprecated} deprecated',
      description: 'How much is found in the reader’s code',
    },
    {gone, deprecated: findings.length - gone},
  );
}

/** What is not shown. */
export function moreText(count: number): string {
  return translate(
    {
      id: 'vitrine.apichanges.upgrade.more',
      message: 'And {count} more.',
      description: 'Under a list of what is found in the reader’s code that is cut',
    },
    {count},
  );
}

export function lineText(line: number): string {
  return translate(
    {
      id: 'vitrine.apichanges.upgrade.line',
      message: 'Line {line}',
      description: 'Before what is found in the reader’s code',
    },
    {line},
  );
}

export function stateTexts(): Record<Finding['state'], string> {
  return {
    gone: translate({
      id: 'vitrine.apichanges.upgrade.gone',
      message: 'removed',
      description: 'Beside something in the reader’s code that is no longer there',
    }),
    deprecated: translate({
      id: 'vitrine.apichanges.upgrade.deprecated',
      message: 'deprecated',
      description: 'Beside something in the reader’s code that is deprecated',
    }),
  };
}

/** What is told where not all of the code was read. */
export function cutText(line: number): string {
  return translate(
    {
      id: 'vitrine.apichanges.upgrade.cut',
      message:
        'Nothing was read from line {line} on: it nests too deep, or takes too long. Paste it in parts.',
      description: 'Behind the count, where not all of the reader’s code was read',
    },
    {line},
  );
}
