export default {
  guide: [
    {pathname: '/guide/start/', title: 'Start'},
    {pathname: '/guide/parts/', children: [{pathname: '/guide/start'}]},
  ],
};
