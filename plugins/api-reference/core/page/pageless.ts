import {wholeOf} from '../../../api-model/core/names';
import {collectMentions, type PageFields} from '../load/collect';
import type {Packages} from '../load/reference';

/** So many names are told; the rest is a number. */
const TOLD = 6;

/**
 * Exported components that no page of the docs is about, in a sentence for each package: their only
 * page is that of the reference. A part is as good as what it is a part of, either way; what is
 * deprecated needs no page.
 *
 * @param pages the pages of the version
 */
export function pagelessTexts(packages: Packages, pages: readonly PageFields[]): string[] {
  const {mentions} = collectMentions(pages);
  return packages.flatMap(({facts, models}) => {
    const named = new Set(
      mentions
        .filter((mention) => mention.package === undefined || mention.package === facts.name)
        .map(({name}) => wholeOf(name)),
    );
    const wanted = models.filter(
      ({kind, deprecated}) => kind === 'component' && deprecated === null,
    );
    const wholes = [...new Set(wanted.map(({name}) => wholeOf(name)))];
    const missing = wholes.filter((name) => !named.has(name));
    if (missing.length === 0) return [];
    const rest = missing.length - TOLD;
    const names = `${missing.slice(0, TOLD).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
    const count = `${missing.length} of ${wholes.length} components`;
    return [
      `${facts.name}: no page names ${count} in its field components, so that the API reference alone has them: ${names}`,
    ];
  });
}
