/** `name-zh.md` → `name` and `zh` */
const TWIN = /^(?<name>.+)-(?<language>[a-z]{2})\.mdx?$/;

const languages = new Intl.DisplayNames(['en'], {type: 'language', fallback: 'none'});

/**
 * The pages that are another page in another language, as trees of component libraries have them:
 * `buttons-zh.md` beside `buttons.md`. They are no pages of their own.
 *
 * @param files paths below the docs folder, with `/`
 * @returns those of them, in order
 */
export function languageTwins(files: readonly string[]): string[] {
  const all = new Set(files);
  return files
    .filter((file) => {
      const {name, language} = TWIN.exec(file)?.groups ?? {};
      if (!name || !language || languages.of(language) === undefined) return false;
      return all.has(`${name}.md`) || all.has(`${name}.mdx`);
    })
    .sort();
}
