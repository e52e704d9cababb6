import MDXComponents from '@docusaurus/theme-classic/lib/theme/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import Demo from '@theme/Demo';
import Playground from '@theme/Playground';
import Story from '@theme/Story';
import CodeTabs from '../../components/CodeTabs';
import TableFrame from '../../components/TableFrame';

/** The components that any page may use without an import. */
export default {...MDXComponents, CodeBlock, CodeTabs, Demo, Playground, Story, table: TableFrame};
