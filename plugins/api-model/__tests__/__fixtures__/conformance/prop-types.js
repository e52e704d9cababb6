import PropTypes from 'prop-types';

function Pill(props) {
  const {size, ...other} = props;
  return size;
}
process.env.NODE_ENV !== 'production'
  ? (Pill.propTypes /* remove */ = {
      // These are generated from the types.
      /**
       * In the block.
       * @default 'm'
       */
      size: PropTypes.oneOfType([PropTypes.oneOf(['m', 's']), PropTypes.string]).isRequired,
      /**
       * @ignore
       */
      style: PropTypes.object,
    })
  : void 0;
export {Pill};
