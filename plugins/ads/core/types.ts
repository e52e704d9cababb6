/** What a card shows: an ad of the house, or one that a network answered with. */
export interface Ad {
  /** The sponsor, and the label of the ad's events. */
  name: string;
  /** Address that a click leads to: `http(s)`, or a path of this site, which begins with `/`. */
  link: string;
  /** Address of the picture, best of 260 × 200 px, shown at half of that. */
  img: string;
  /** One sentence of plain text. */
  description: string;
}

/** An ad of a JSON network, with what the network counts by. */
export interface NetworkAd extends Ad {
  /** Addresses that are requested once the ad is shown. */
  impressions: string[];
}

/** A network whose script puts an element beside itself, as Carbon's does. */
export interface ScriptNetwork {
  type: 'script';
  /** Address of the script. */
  src: string;
  /** Id of the script's element, by which the script finds its place, e.g. `_carbonads_js`. */
  id: string;
  /** Further attributes of the script's element. Default none. */
  attributes?: Record<string, string>;
  /** What the script's ad is found by, e.g. `#carbonads`. */
  selector: string;
}

/** A network that answers with a list of ads in JSON, as BuySellAds does. */
export interface JsonNetwork {
  type: 'json';
  /** Address that is asked once for each ad. */
  url: string;
}

export type Network = ScriptNetwork | JsonNetwork;

/** All that the browser's half is told. */
export interface Placement {
  /** Ads of the house; paths have the base URL. */
  house: Ad[];
  network: Network | null;
  /** Share of page views that show an ad, 0 to 1. */
  frequency: number;
  /** Share of displays that are reported, 0 to 1. */
  displayRatio: number;
  /** Milliseconds that a network has to show something. */
  timeout: number;
}
