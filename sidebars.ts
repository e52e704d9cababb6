import type {NavigationTrees} from './plugins/_shared/entries';

/** The navigation trees, one per product, in the entry shape of plugins/_shared/entries.ts. */
const trees: NavigationTrees = {
  'material-ui': [
    {pathname: '/material-ui/', title: 'Overview'},
    {
      pathname: '/material-ui/getting-started/',
      icon: 'rocket',
      children: [
        {pathname: '/material-ui/getting-started/installation/'},
        {pathname: '/material-ui/getting-started/usage/'},
      ],
    },
    {
      pathname: '/material-ui/components/',
      icon: 'grid',
      children: [
        {pathname: '/material-ui/all-components/'},
        {
          pathname: '/material-ui/components/inputs/',
          subheader: 'Inputs',
          children: [
            {pathname: '/material-ui/react-autocomplete/'},
            {pathname: '/material-ui/react-button/'},
            {pathname: '/material-ui/react-checkbox/'},
            {pathname: '/material-ui/react-select/'},
            {pathname: '/material-ui/react-text-field/'},
          ],
        },
        {
          pathname: '/material-ui/components/data-display/',
          subheader: 'Data display',
          children: [
            {pathname: '/material-ui/react-card/'},
            {pathname: '/material-ui/react-icons/'},
            {pathname: '/material-ui/react-list/'},
            {pathname: '/material-ui/react-table/'},
          ],
        },
        {
          pathname: '/material-ui/components/feedback/',
          subheader: 'Feedback',
          children: [
            {pathname: '/material-ui/react-alert/'},
            {pathname: '/material-ui/react-dialog/'},
            {pathname: '/material-ui/react-snackbar/'},
          ],
        },
        {
          pathname: '/material-ui/components/layout/',
          subheader: 'Layout and navigation',
          children: [
            {pathname: '/material-ui/react-grid/'},
            {pathname: '/material-ui/react-menu/'},
            {pathname: '/material-ui/react-stepper/'},
            {pathname: '/material-ui/react-tabs/'},
          ],
        },
      ],
    },
    {
      pathname: '/material-ui/more/',
      title: 'More',
      icon: 'compass',
      children: [
        {pathname: '/versions/', title: 'All versions'},
        {
          pathname: 'https://mui.com/x/react-data-grid/',
          title: 'Data grid',
          plan: 'pro',
          linkProps: {
            rel: 'noopener',
            'data-ga-event-category': 'products',
            'data-ga-event-action': 'elsewhere',
          },
        },
      ],
    },
  ],
  'joy-ui': [
    {pathname: '/joy-ui/', title: 'Overview'},
    {
      pathname: '/joy-ui/getting-started/',
      icon: 'rocket',
      children: [{pathname: '/joy-ui/getting-started/installation/'}],
    },
    {
      pathname: '/joy-ui/components/',
      icon: 'grid',
      beta: true,
      children: [
        {pathname: '/joy-ui/all-components/'},
        {pathname: '/joy-ui/react-button/'},
        {pathname: '/joy-ui/react-input/'},
        {pathname: '/joy-ui/react-modal/'},
        {pathname: '/joy-ui/react-select/'},
      ],
    },
  ],
  system: [
    {pathname: '/system/', title: 'Overview'},
    {
      pathname: '/system/getting-started/',
      icon: 'rocket',
      children: [
        {pathname: '/system/getting-started/installation/'},
        {pathname: '/system/getting-started/usage/'},
        {pathname: '/system/getting-started/the-sx-prop/', title: 'The sx prop'},
      ],
    },
    {
      pathname: '/system/components/',
      icon: 'grid',
      children: [
        {pathname: '/system/all-components/'},
        {pathname: '/system/react-box/'},
        {pathname: '/system/react-grid/'},
        {pathname: '/system/react-stack/'},
      ],
    },
  ],
  core: [{pathname: '/core/', title: 'Overview'}],
  'docs-infra': [
    {pathname: '/experiments/docs/', title: 'Overview'},
    {pathname: '/experiments/docs/markdown/', title: 'Markdown', unstable: true},
    {pathname: '/x/react-data-grid/', title: 'Data grid test', unstable: true},
  ],
  docs: [
    {pathname: '/vitrine/', title: 'The guide'},
    {pathname: '/vitrine/your-library/'},
    {pathname: '/vitrine/moving/'},
    {pathname: '/vitrine/authoring/'},
    {pathname: '/vitrine/demos/'},
    {pathname: '/vitrine/frames/'},
    {pathname: '/vitrine/navigation/'},
    {pathname: '/vitrine/products/'},
    {pathname: '/vitrine/languages/'},
    {pathname: '/vitrine/reading/'},
    {pathname: '/vitrine/search/'},
    {pathname: '/vitrine/agents/'},
    {pathname: '/vitrine/api/', title: 'API reference'},
    {pathname: '/vitrine/hosting/'},
    {pathname: '/vitrine/addresses/', title: 'Addresses and the web'},
    {pathname: '/vitrine/styles/', title: 'Styles from elsewhere'},
    {pathname: '/vitrine/analytics/'},
    {pathname: '/vitrine/ads/'},
    {pathname: '/vitrine/offline/'},
    {pathname: '/vitrine/plugins/'},
  ],
};

export default trees;
