/** How long a server waits for those who ask, in milliseconds. */
export interface Patience {
  /** For all headers of a request. */
  headersTimeout: number;
  /** For a request as a whole; and for whoever neither sends nor takes anything. */
  requestTimeout: number;
  /** For the next request of a connection. */
  keepAliveTimeout: number;
  /** Between two looks at all connections. */
  connectionsCheckingInterval: number;
}

/** Whoever sends a request letter by letter holds a connection for no longer. */
export const PATIENCE: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 2000,
};
