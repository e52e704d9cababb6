export default {
  ui: [
    {
      pathname: '/ui/inputs/',
      subheader: 'Inputs',
      children: [{pathname: '/ui/react-select/'}, {pathname: '/ui/react-button/'}],
    },
  ],
};
