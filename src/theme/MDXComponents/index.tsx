import MDXComponents from '@docusaurus/theme-classic/lib/theme/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import CodeTabs from '../../components/CodeTabs';
import TableFrame from '../../components/TableFrame';

/** The components that every page has; what only some show, page-components imports for them. */
export default {...MDXComponents, CodeBlock, CodeTabs, table: TableFrame};
