/** A phone as browsers are told to be one. */
export const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** A fourth of this machine's speed. */
export const SLOWNESS = 4;
/** Quiet time after which a page counts as loaded, in ms: longer than idle callbacks wait. */
export const QUIET = 3000;
/** 1.6 Mbit/s, 150 ms. */
export const LINE = {latency: 150, bytesPerSecond: 200_000};
