import type {Annotations, CsfFile, Decorator} from './types';

/** What all stories have, as its author exports it: as one object, or by name. */
export type Preview = Annotations & {default?: Annotations};

/**
 * A file of stories with what all stories have: of what both say, that of the file holds, and its
 * decorators stand within those of all.
 */
export function withPreview<File extends CsfFile>(
  file: File,
  {default: main, ...named}: Preview,
): File {
  const all = main ?? named;
  const {default: meta} = file;
  return {
    ...file,
    default: {
      ...meta,
      args: {...all.args, ...meta.args},
      argTypes: merged(all.argTypes, meta.argTypes),
      parameters: merged(all.parameters, meta.parameters),
      decorators: [...listOf(meta.decorators), ...listOf(all.decorators)],
      tags: [...(all.tags ?? []), ...(meta.tags ?? [])],
      ...(all.render && !meta.render && !meta.component && {render: all.render}),
    },
  };
}

/** @returns the decorators of a field, the innermost first */
export function listOf(decorators: Annotations['decorators'] = []): readonly Decorator[] {
  return typeof decorators === 'function' ? [decorators] : decorators;
}

/** Objects in one, their objects too: what the later one says of a part leaves the rest as it is. */
export function merged<Fields extends object>(...all: readonly (Fields | undefined)[]): Fields {
  const whole: Record<string, unknown> = {};
  for (const [key, value] of all.flatMap((each) => Object.entries(each ?? {}))) {
    const before = whole[key];
    whole[key] = isPlain(before) && isPlain(value) ? merged(before, value) : value;
  }
  return whole as Fields;
}

function isPlain(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
