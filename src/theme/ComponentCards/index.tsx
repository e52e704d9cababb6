/** The components of a product as pictures, for its overview. */
export {default} from '../../components/ComponentCards';
