import type {Doc} from '../../core/types';

/**
 * A doc as Docusaurus tells a generator of it, made from its file.
 *
 * @param file path below the docs folder, e.g. `components/button/button.md`
 */
export function docOf(file: string, own: Partial<Doc> = {}): Doc {
  const segments = file.split('/');
  const id = segments.map((segment) => segment.replace(/^\d+-|\.mdx?$/g, '')).join('/');
  return {
    id,
    title: id,
    frontMatter: {},
    source: `@site/docs/ui/${file}`,
    sourceDirName: segments.slice(0, -1).join('/') || '.',
    ...own,
  };
}
