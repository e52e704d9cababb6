import {hostedOrigin} from '../../_shared/site/hostedSearch';
import type {SiteFacts} from './types';

/** Where readers open a demo in a sandbox, by a form that is sent at their click. */
const SANDBOXES = ['https://stackblitz.com', 'https://codesandbox.io'];

/** Where the tag that measures comes from, and what it calls. */
const TAG = 'https://www.googletagmanager.com';
const TAG_CALLS = [TAG, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

type Sources = Record<string, string[]>;

/** Where a hosted search answers; `undefined` where the site has none. */
export function searchOf({'local-search': search}: SiteFacts['settings']): string | undefined {
  return search ? hostedOrigin(search.hosted) : undefined;
}

/** Options of the plugin hosting: what the plugins that run need is let in beside what is asked for. */
export function hostingOf(settings: SiteFacts['settings']): Record<string, unknown> {
  const {analytics, hosting, 'social-cards': cards} = settings;
  const hasTag = analytics !== false && Boolean(analytics?.tagId);
  const search = searchOf(settings);
  const called = [...(hasTag ? TAG_CALLS : []), ...(search === undefined ? [] : [search])];
  const needed: Sources = {
    ...(hasTag && {'script-src': [TAG], 'img-src': TAG_CALLS}),
    ...(called.length > 0 && {'connect-src': called}),
    'form-action': SANDBOXES,
  };
  const own = hosting === false ? {} : {...hosting};
  const folders = ['api', ...(cards ? ['cards'] : [])];
  return {folders, runners: true, ...own, sources: merge(needed, own.sources as Sources)};
}

/** Whose pages the policy lets into frames: markdown may frame those, and no others. */
export function framedBy({hosting}: SiteFacts['settings']): string[] {
  const {'frame-src': hosts = []} = hosting === false ? {} : ((hosting?.sources ?? {}) as Sources);
  return hosts.filter((source) => /^https?:/.test(source));
}

function merge(needed: Sources, own: Sources = {}): Sources {
  const names = [...new Set([...Object.keys(needed), ...Object.keys(own)])];
  return Object.fromEntries(
    names.map((name) => [name, [...new Set([...(needed[name] ?? []), ...(own[name] ?? [])])]]),
  );
}
