import MDXComponents from '@theme-original/MDXComponents';
import Demo from '@theme/Demo';
import TableFrame from '../../components/TableFrame';

/** The components that any page may use without an import. */
export default {...MDXComponents, Demo, table: TableFrame};
