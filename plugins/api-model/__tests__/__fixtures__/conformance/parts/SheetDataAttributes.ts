export enum SheetDataAttributes {
  /** Present while it is open. */
  open = 'data-open',
  closed = 'data-closed',
}
