/** What readers of component libraries type: what it is called in one library or another, best first. */
const FIELD: Readonly<Record<string, readonly string[]>> = {
  breadcrumb: ['Breadcrumbs', 'Breadcrumb'],
  callout: ['Alert', 'Callout', 'Banner'],
  combobox: ['Combobox', 'Autocomplete', 'AutoComplete', 'Select'],
  'context menu': ['ContextMenu', 'Menu', 'Dropdown'],
  'data grid': ['DataGrid', 'Table'],
  datagrid: ['DataGrid', 'Table'],
  dropdown: ['Dropdown', 'DropdownMenu', 'Select', 'Menu'],
  expander: ['Accordion', 'Collapsible', 'Collapse', 'Disclosure'],
  'form field': ['Field', 'FormField', 'TextField', 'Input'],
  heading: ['Heading', 'Typography', 'Title'],
  hint: ['Tooltip'],
  lightbox: ['Dialog', 'Modal'],
  loader: ['Spinner', 'Spin', 'Loader', 'CircularProgress', 'Progress'],
  modal: ['Modal', 'Dialog', 'AlertDialog'],
  navbar: ['AppBar', 'Navbar', 'NavigationMenu'],
  notification: ['Notification', 'Toast', 'Snackbar', 'Alert', 'Message'],
  overlay: ['Dialog', 'Modal', 'Backdrop', 'Drawer'],
  pill: ['Chip', 'Tag', 'Badge'],
  popup: ['Dialog', 'Modal', 'Popover', 'Menu'],
  'progress bar': ['ProgressBar', 'LinearProgress', 'Progress'],
  'radio button': ['Radio', 'RadioButton', 'RadioGroup'],
  'radio buttons': ['RadioGroup', 'Radio', 'RadioButton'],
  separator: ['Separator', 'Divider'],
  'side menu': ['Sidebar', 'Drawer', 'Offcanvas'],
  'side panel': ['Drawer', 'Sheet', 'Offcanvas'],
  sidebar: ['Sidebar', 'Drawer', 'Offcanvas'],
  spinner: ['Spinner', 'Spin', 'CircularProgress', 'Progress'],
  tag: ['Tag', 'Chip', 'Badge'],
  'text field': ['TextField', 'Input', 'TextInput', 'FormControl'],
  toast: ['Toast', 'Toaster', 'Snackbar', 'Notification', 'Message'],
  toggle: ['Toggle', 'Switch', 'ToggleButton'],
  typeahead: ['Autocomplete', 'AutoComplete', 'Combobox', 'Select'],
  wizard: ['Stepper', 'Steps'],
};

/**
 * The file of a library's synonyms, begun with what is usual in the field.
 *
 * @param names components and hooks that have a reference
 */
export function synonymsText(names: readonly string[]): string {
  const lines = Object.entries(FIELD).flatMap(([word, wanted]) => {
    const known = wanted.filter((name) => names.includes(name) && name.toLowerCase() !== word);
    if (known.length === 0) return [];
    return [`${word}: ${known.length === 1 ? known[0] : `[${known.join(', ')}]`}`];
  });
  return [
    '# What readers type: what it is called here, best first. Removed names stand here, too:',
    '# OldName: NewName',
    ...lines,
    '',
  ].join('\n');
}
