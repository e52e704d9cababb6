/** Stands in for what Docusaurus generates of the configuration: a site of one language. */
export default {
  defaultLocale: 'en',
  locales: ['en'],
  currentLocale: 'en',
  localeConfigs: {en: {label: 'English', htmlLang: 'en', direction: 'ltr', baseUrl: '/'}},
};
