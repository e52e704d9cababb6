/** How far it was swiped. */
export const swipe = '--sheet-swipe';
