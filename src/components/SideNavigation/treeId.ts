/** Id of the side navigation, by which the header's button opens it as a drawer. */
export const TREE_ID = 'side-navigation';
