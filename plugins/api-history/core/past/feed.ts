import {differenceOf, type ComponentDifference} from '../difference';
import type {ChangesData} from './changesData';

/**
 * A feed beside the page of changes of each current version.
 *
 * @param references with the folders of their data; that of a past version has a slash
 */
export function feedsOf(
  references: readonly {folder: string; root: string; changes?: ChangesData}[],
  {url, baseUrl}: {url: string; baseUrl: string},
): [path: string, text: () => string][] {
  return references.flatMap(({folder, root, changes}): [string, () => string][] => {
    if (!changes || folder.includes('/')) return [];
    const page = `${root}api/changes/`;
    const file = `${page.slice(baseUrl.length, -1)}.xml`;
    return [[file, () => changesFeed(changes, url + page)]];
  });
}

/**
 * What changed in a product's API, as RSS: an item for each version, the newest first, with the day
 * on which it came out, where its snapshot says so.
 *
 * @param page full address of the page of changes
 */
function changesFeed(
  {package: name, versions, released, ...past}: ChangesData,
  page: string,
): string {
  const items = versions
    .flatMap((to, i) => {
      const from = versions[i - 1];
      if (from === undefined) return [];
      const text = described(differenceOf({versions, ...past}, from, to));
      const link = `${page}?from=${from}&to=${to}`;
      const parts = {title: `${name} ${to}`, link, guid: link, ...dated(released[to])};
      return [itemOf({...parts, description: text})];
    })
    .reverse();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0"><channel>',
    ...[element('title', `${name}: API changes`), element('link', page)],
    element('description', `What changed in the API of ${name} from version to version.`),
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}

/** As RSS writes it: the start of that day. */
function dated(day: string | undefined): {pubDate?: string} {
  return day === undefined ? {} : {pubDate: new Date(`${day}T00:00:00Z`).toUTCString()};
}

function itemOf(parts: Readonly<Record<string, string>>): string {
  const inside = Object.entries(parts).map(([tag, text]) => element(tag, text));
  return `<item>${inside.join('')}</item>`;
}

/** As HTML, which feed readers show; names are from code, and may hold anything. */
function described({added, removed, changed}: ReturnType<typeof differenceOf>): string {
  const lines = [
    ...lineOf('New', added),
    ...lineOf('Removed', removed),
    ...changed.map((each) => `${escape(each.name)}: ${aboutOne(each)}`),
  ];
  if (lines.length === 0) return 'Nothing changed in the API.';
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

function aboutOne({added, removed, changed, deprecated}: ComponentDifference): string {
  const namesOf = (list: readonly {name: string}[]) => list.map(({name}) => name);
  return [
    ...lineOf('new', namesOf(added)),
    ...lineOf('removed', namesOf(removed)),
    ...lineOf('changed', namesOf(changed)),
    ...lineOf('deprecated', deprecated),
  ].join('; ');
}

function lineOf(what: string, names: readonly string[]): string[] {
  const codes = names.map((name) => `<code>${escape(name)}</code>`);
  return codes.length > 0 ? [`${what} ${codes.join(', ')}`] : [];
}

function element(tag: string, text: string): string {
  return `<${tag}>${escape(text)}</${tag}>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
