/** What the libraries attach to the body. */
const OVERLAYS = [
  '.MuiModal-root',
  '.MuiDrawer-root',
  '.MuiPopper-root',
  '.MuiAutocomplete-popper',
  '.MuiMenu-root',
  '.MuiTooltip-root',
  '.MuiSelect-listbox',
  '.MuiAutocomplete-listbox',
];

const UNMARKED = `body>:is(${OVERLAYS.join()}):not([data-demo-overlay])`;

/**
 * What the demos' own sheet says of marked overlays, said of those of a demo with a theme of its
 * own, which hands no marks on. By whole class names: to match parts of them would have the style
 * of the page made anew with each change of a class.
 */
export const UNMARKED_OVERLAYS = `@layer demos{:where(${UNMARKED}){color:canvastext;font:initial;letter-spacing:normal;line-height:normal;text-align:start}:where(${UNMARKED} *:not(svg,svg *,img)){all:revert}}`;
