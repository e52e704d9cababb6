export default {
  ui: [
    {pathname: '/ui/', title: 'Overview'},
    {
      pathname: '/ui/components/',
      children: [
        {pathname: '/ui/react-button/', newFeature: true},
        {pathname: 'https://example.com/', title: 'Elsewhere'},
      ],
    },
    {pathname: '/ui/guide/first/', title: 'First'},
  ],
  broken: [{pathname: '/ui/', betta: true}],
};
