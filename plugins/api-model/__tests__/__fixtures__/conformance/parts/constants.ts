export const WAIT = 300;
