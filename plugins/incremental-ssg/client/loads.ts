/**
 * Notes what is loaded while pages are rendered. Runs before Docusaurus' own code, which takes the
 * loaders of all pages out of the registry. Of the server's bundle only.
 */
import registry from '@generated/registry';

/** The modules of the bundle itself: no chunk has added to them yet. */
const shell = Object.keys(__webpack_modules__).sort();

/** Chunks by the name in the registry whose loader has asked for them. */
const asked = new Map<string, ReadonlySet<string>>();
/** Chunks that something else has asked for, for whatever page. */
const beside = new Set<string>();
/** Takes the chunks that are being asked for. */
let asking = beside;

const load = __webpack_require__.e;
__webpack_require__.e = (chunk) => {
  asking.add(String(chunk));
  return load.call(__webpack_require__, chunk);
};

// A loader is called once, and asks at once.
for (const [name, entry] of Object.entries(registry)) {
  const [loader] = entry;
  entry[0] = () => {
    const own = new Set<string>();
    asking = own;
    try {
      return loader();
    } finally {
      asking = beside;
      asked.set(name, new Set([...(asked.get(name) ?? []), ...own]));
    }
  };
}

/**
 * The chunks that a page has been rendered by: those of its names in the registry, and what was asked
 * for beside it, for this page or for one before, as it is loaded once.
 *
 * @param names of all routes that have a path on the way to it. A layout may have that of another
 *   page: what was not asked for yet is of such a one.
 * @returns `undefined` where none are known: what loads chunks does so in another way
 */
export function chunksOf(names: readonly string[]): Set<string> | undefined {
  const chunks = new Set(beside);
  for (const name of names) {
    for (const chunk of asked.get(name) ?? []) chunks.add(chunk);
  }
  return chunks.size > 0 ? chunks : undefined;
}

/** The code that every page is rendered by, each module with its id. */
export function shellModules(): string[] {
  return shell.map((id) => `${id}:${String(__webpack_modules__[id])}`);
}

/** Where the code of a chunk is, relative to the bundle. */
export function fileOfChunk(chunk: string): string {
  return __webpack_require__.u(chunk);
}
