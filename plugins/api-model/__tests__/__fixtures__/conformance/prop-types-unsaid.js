import * as React from 'react';
import PropTypes from 'prop-types';

const Panel = React.forwardRef(function Panel({as: Component = 'div', offset = 0, ...rest}, ref) {
  return React.createElement(Component, {...rest, ref});
});
Panel.propTypes = {
  offset: PropTypes.number,
  onSettle: PropTypes.func,
};
export {Panel};
