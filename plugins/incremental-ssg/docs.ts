import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {getContentPathList, Globby} from '@docusaurus/utils';

/** Where the files of a version are: those of a language first, if it has some. */
interface Folders {
  contentPath: string;
  contentPathLocalized?: string;
}

/** A file as the docs plugin reads it. */
interface DocFile {
  source: string;
  content: string;
  contentPath: string;
  filePath: string;
}

/** The docs plugin's module that reads pages. */
export interface DocsModule {
  readVersionDocs: (
    version: Folders,
    options: {include: string[]; exclude: string[]},
  ) => Promise<DocFile[]>;
}

/**
 * Has the docs plugin read its files one behind the other. For each page that was edited it reads
 * all of them; asked for side by side, they wait for each other's turns, and for those of the bundler,
 * ten times as long as it takes to read them.
 */
export function readDocsAtOnce(note: (file: string, text: string) => void): void {
  const plugin = path.dirname(require.resolve('@docusaurus/plugin-content-docs'));
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the one that is loaded
  const read = require(path.join(plugin, 'docs.js')) as DocsModule;
  read.readVersionDocs = (version, {include, exclude}) => {
    const sources = Globby.sync(include, {cwd: version.contentPath, ignore: exclude});
    const docs = sources.map((source) => readDoc(version, source));
    for (const {filePath, content} of docs) note(filePath, content);
    return Promise.resolve(docs);
  };
}

function readDoc(version: Folders, source: string): DocFile {
  const folders = getContentPathList(version as Parameters<typeof getContentPathList>[0]);
  const contentPath =
    folders.find((folder) => existsSync(path.join(folder, source))) ?? version.contentPath;
  const filePath = path.join(contentPath, source);
  return {source, content: readFileSync(filePath, 'utf8'), contentPath, filePath};
}
