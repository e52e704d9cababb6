/**
 * What the site needs of Docusaurus that changes without notice: the one place to look at when it
 * is updated. Checked with @docusaurus/theme-common 3.10.2.
 */
export {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
