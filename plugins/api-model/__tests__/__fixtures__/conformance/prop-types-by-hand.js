import * as React from 'react';
import PropTypes from 'prop-types';

const Panel = React.forwardRef(function Panel({offset = 0, wide, ...rest}, ref) {
  return React.createElement('section', {...rest, ref});
});
Panel.propTypes = {
  /** In the block. */
  ['data-kind']: PropTypes.string,
  /** In the block. */
  offset: PropTypes.number,
  /** How it looks. */
  tone: PropTypes.oneOf(['warm', 'cold']),
  /** @ignore */
  secret: PropTypes.string,
  /** Gone from the types. */
  old: PropTypes.bool,
};
export {Panel};
