/** What the build knows of the site, which it puts in place of this name. */
declare const VITRINE_LATE: {
  /** The site measures, asks or advertises. */
  isWatched: boolean;
  /** Hosts on which the site has a worker; none where it has no worker. */
  workerHosts: readonly string[];
  /** Id of a text → its translation; English ones may be missing. */
  texts: Readonly<Record<string, string>>;
};
