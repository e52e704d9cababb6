import {demoTitle} from '../../../_shared/text/names';
import {demoName} from '../../../page-reader/core/demoFile';

/** What a demo is called where its page is not seen. @example 'Button: Basic buttons' */
export function demoLabel(page: string, file: string): string {
  return `${page}: ${demoTitle(demoName(file))}`;
}
