import type {NavigationEntry} from '../../_shared/site/entries';
import {VitrineError} from '../../_shared/node';
import type {Tree} from './trees';

/** A version's sidebars as Docusaurus keeps them; the navigation plugin puts the entries there. */
type Snapshot = Record<string, {customProps?: {entries?: NavigationEntry[]}}[]>;

/**
 * The tree that a version of a product was cut with.
 *
 * @param file the snapshot, relative to the site:
 *   `material-ui_versioned_sidebars/version-6-sidebars.json`
 * @param text its content
 * @throws VitrineError where the content is not JSON
 */
export function snapshotTree(file: string, text: string): Tree {
  return {name: snapshotName(file), file, entries: entriesOf(parse(file, text))};
}

/** `material-ui_versioned_sidebars/version-6-sidebars.json` → `material-ui v6` */
function snapshotName(file: string): string {
  return file
    .replace('_versioned_sidebars/version-', ' ')
    .replace(/-sidebars\.json$/, '')
    .replace(/ (?=\d)/, ' v');
}

function parse(file: string, text: string): Snapshot {
  try {
    return JSON.parse(text) as Snapshot;
  } catch (error) {
    throw new VitrineError({
      where: file,
      what: `is not JSON: ${String(error).split('\n')[0]}`,
      fix: 'restore the file from version control, or cut the version again',
    });
  }
}

/** The entries of all sidebars of a snapshot; sidebars that were written by hand have none. */
function entriesOf(snapshot: Snapshot): NavigationEntry[] {
  return Object.values(snapshot)
    .flat()
    .flatMap(({customProps}) => customProps?.entries ?? []);
}
