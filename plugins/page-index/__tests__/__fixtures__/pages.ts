import type {IndexedPage} from '../../core/types';

function page(path: string, title: string, kind: IndexedPage['kind'] = 'page'): IndexedPage {
  return {path, title, product: path.split('/')[1] ?? '', description: '', kind};
}

/** An index as a site has it, in order of address. */
export const PAGES: IndexedPage[] = [
  page('/experiments/docs/markdown/', 'Markdown'),
  page('/joy-ui/', 'Overview'),
  page('/joy-ui/react-button/', 'Button', 'component'),
  page('/joy-ui/react-input/', 'Input', 'component'),
  page('/material-ui/', 'Overview'),
  page('/material-ui/getting-started/installation/', 'Installation'),
  page('/material-ui/getting-started/usage/', 'Usage'),
  page('/material-ui/react-autocomplete/', 'Autocomplete', 'component'),
  page('/material-ui/react-button-group/', 'Button group', 'component'),
  page('/material-ui/react-button/', 'Button', 'component'),
  page('/material-ui/react-radio-button/', 'Radio button', 'component'),
  page('/material-ui/react-text-field/', 'Text field', 'component'),
  page('/system/react-box/', 'Box', 'component'),
  page('/system/resume/', 'Résumé'),
  page('/versions/', 'Versions'),
];
