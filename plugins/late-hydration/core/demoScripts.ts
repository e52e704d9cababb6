/** Beside `data-late-scripts`: what the demos of a page need beside those. */
export const DEMO_SCRIPTS = 'data-demo-scripts';
