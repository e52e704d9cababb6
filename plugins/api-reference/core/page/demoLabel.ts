import {demoName} from '../../../_shared/page/demoFile';

/** What a demo is called where its page is not seen. @example 'Button: Basic buttons' */
export function demoLabel(page: string, file: string): string {
  const words = demoName(file)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => (/^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return `${page}: ${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
