import type {Source} from '../../_shared/site/sources';

/**
 * The sources that the files of a static folder are: each is served under its own name.
 *
 * @param folder the folder as the site's configuration names it, e.g. `static`
 * @param files its files, relative to it, with forward slashes
 */
export function staticSources(folder: string, files: readonly string[], baseUrl: string): Source[] {
  return files.map((file) => ({
    // A file's name is not encoded: a percent sign in it is one.
    pathname: baseUrl + file.replaceAll('%', '%25'),
    source: `${folder.replace(/\/$/, '')}/${file}`,
  }));
}
