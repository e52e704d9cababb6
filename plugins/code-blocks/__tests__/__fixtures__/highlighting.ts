import {Prism} from 'prism-react-renderer';
import type {Highlighting} from '../../core/types';

/** Prism with the languages that it brings, and one alias. */
export const highlighting: Highlighting = {prism: Prism, aliases: {mjs: 'javascript'}, fold: 40};

/** What a browser makes of the HTML of a block. */
export function textOf(html: string): string {
  const entities: Record<string, string> = {lt: '<', gt: '>', amp: '&'};
  return html
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll(/&([^;]+);/g, (_match, name: string) => entities[name] ?? '?');
}
