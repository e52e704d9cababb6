/** Compiles one page; Docusaurus has one for each dialect. */
interface Processor {
  process: (page: never) => Promise<unknown>;
}

/** What the loader of pages is told that matters here. */
interface LoaderOptions {
  processors?: Readonly<Record<string, Processor>>;
}

/** Runs work when it is its turn. */
type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A queue of several lanes: what is handed over first begins first, in its lane.
 *
 * @param lanes how much is under way at once
 */
export function createQueue(lanes: number): Queue {
  const ends = Array.from({length: lanes}, () => Promise.resolve());
  let handed = 0;
  return <T>(work: () => Promise<T>) => {
    const lane = handed++ % lanes;
    const done = (ends[lane] ?? Promise.resolve()).then(nextTurn).then(work);
    const ended = () => undefined;
    ends[lane] = done.then(ended, ended);
    return done;
  };
}

/**
 * Nothing that a page is compiled with waits for anything: without a turn of the event loop between
 * them the bundler would be handed all pages of a site at once, after the last.
 */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/**
 * Has pages compiled by turns. The bundler begins all pages of a site at once, and each has its
 * syntax tree until it is done: of 3,000 pages those are 350 MB.
 *
 * Docusaurus makes its loaders' options once, for the bundles of browser and server; the loader of
 * the second waits for the first, outside of the queue.
 *
 * @param rules of the bundler's configuration: those with processors of pages are changed
 * @param queued the options that were changed before
 */
export function fewAtOnce(rules: unknown, queue: Queue, queued: WeakSet<object>): void {
  for (const options of loaderOptions(rules)) {
    if (!options.processors || queued.has(options)) continue;
    queued.add(options);
    const processors = Object.entries(options.processors).map(
      ([dialect, processor]): [string, Processor] => [
        dialect,
        {...processor, process: (page) => queue(() => processor.process(page))},
      ],
    );
    options.processors = Object.fromEntries(processors);
  }
}

/** Options of all loaders of a list of rules, which name one or several. */
function loaderOptions(rules: unknown): LoaderOptions[] {
  if (Array.isArray(rules)) return rules.flatMap(loaderOptions);
  if (typeof rules !== 'object' || rules === null) return [];
  const {use, oneOf, rules: nested, options} = rules as Record<string, unknown>;
  const own = typeof options === 'object' && options !== null ? [options as LoaderOptions] : [];
  return [...own, ...[use, oneOf, nested].flatMap(loaderOptions)];
}
