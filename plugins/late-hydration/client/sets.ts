/**
 * On radio buttons and buttons: `name=value`, the setting that they choose. What keeps the settings
 * before React is there hears of it.
 */
export const SETS = 'data-sets';
