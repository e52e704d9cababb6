/** What is told of a file that pages may not show. */
export const BEYOND = {
  what: 'lies outside of what pages may show',
  fix: 'put it into the docs or into static, or name its folder in settings.page-safety.files',
} as const;
