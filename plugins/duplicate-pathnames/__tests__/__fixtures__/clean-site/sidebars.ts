export default {
  guide: [
    {pathname: '/guide/', children: [{pathname: '/guide/start/'}, {pathname: '/shared/'}]},
    {pathname: '/guide/button/components-api/'},
    {pathname: '/guide/button/components-api'},
  ],
  manual: [{pathname: '/manual/'}, {pathname: '/shared/'}],
};
