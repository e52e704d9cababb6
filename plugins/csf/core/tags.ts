import type ts from 'typescript';
import {exportsOf} from './exports';
import {fieldOf, listOf, objectOf, scopeOf} from './scope';
import type {Scope} from './scope';

/** Tag of stories that cannot be rendered in a build. */
export const BROWSER_ONLY = 'browser-only';

/**
 * Whether a tag holds of a story.
 *
 * @param tags of all that it belongs to, the outermost first; `!name` takes one away
 */
export function hasTag(name: string, tags: readonly string[]): boolean {
  return tags.findLast((tag) => tag === name || tag === `!${name}`) === name;
}

/** The field `tags` of an object, as far as it is text. */
export function tagsOf(object: ts.ObjectLiteralExpression | undefined, scope: Scope): string[] {
  return listOf(object && fieldOf(object, 'tags', scope), scope).map(String);
}

/**
 * The tags in a file of what all stories have, `.storybook/preview.tsx`: a field of its default
 * export, or an export of its own.
 *
 * @param file its name, which tells the language
 */
export function previewTags(file: string, text: string): string[] {
  const scope = scopeOf(file, text);
  const {meta} = exportsOf(scope);
  if (meta) return tagsOf(objectOf(meta, scope), scope);
  return listOf(scope.declared.get('tags'), scope).map(String);
}
