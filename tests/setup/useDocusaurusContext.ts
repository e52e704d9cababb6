const CONTEXT = {
  i18n: {currentLocale: 'en', defaultLocale: 'en', localeConfigs: {en: {baseUrl: '/'}}},
};

/** Stands for Docusaurus' hook on a site of one language whose base is the root. */
export default function useDocusaurusContext() {
  return CONTEXT;
}
