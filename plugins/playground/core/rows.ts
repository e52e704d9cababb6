/** How many controls are shown before "More props". */
export const FIRST_ROWS = 8;
