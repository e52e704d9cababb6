/** What the build hands to the browser half. */
export interface ClientData {
  /** Id of the tag, or empty: then nothing is ever loaded. */
  tagId: string;
  /** Address of the tag's script, without its id. */
  scriptUrl: string;
  /** Share of page loads that report their web vitals, 0 to 1. */
  webVitalsRatio: number;
  /** Whether the consent question is put to readers who have not answered it. */
  ask: boolean;
  /** Whether what is searched for goes to another company once a reader has allowed it. */
  hostedSearch: boolean;
  /** Languages of the site: prefixes that an address loses before it is reported. */
  locales: readonly string[];
}
