/** As the plugin writes it. */
export default [
  {
    path: 'docs/',
    id: 'demo-frame',
    load: () => import('./frame.js'),
    server: VITRINE_SERVER ? () => require('./frame.js') : undefined,
  },
];
