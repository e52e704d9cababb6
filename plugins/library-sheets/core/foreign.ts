import {list} from 'postcss';
import type {Plugin} from 'postcss';

/** An address of another host, and that host: CSS Values, "url()". */
const FOREIGN = /url\(\s*["']?(?:https?:)?\/\/([^/"')]+)/i;
/** The same as an import may have it: CSS Cascade, "@import". */
const IMPORTED = /^(?:url\(\s*)?["']?(?:https?:)?\/\/([^/"')]+)/i;

/** Whether a sheet asks another host for anything. */
export function isForeign(sheet: string): boolean {
  return /(?:url\(\s*["']?|@import\s+["'])(?:https?:)?\/\//i.test(sheet);
}

/**
 * A PostCSS plugin that leaves out what a sheet asks other hosts for: a page asks none before its
 * reader allows it, and it would look otherwise where such a host is slow or gone.
 *
 * @param hosts gets their names
 */
export function withoutForeign(hosts = new Set<string>()): Plugin {
  const isOwn = (value: string, pattern = FOREIGN) => {
    const [, host] = pattern.exec(value) ?? [];
    if (host !== undefined) hosts.add(host);
    return host === undefined;
  };
  return {
    postcssPlugin: 'vitrine-foreign',
    Once(root) {
      root.walkAtRules('import', (rule) => {
        if (!isOwn(rule.params, IMPORTED)) rule.remove();
      });
      root.walkDecls((declaration) => {
        const ways = list.comma(declaration.value);
        const own = ways.filter((way) => isOwn(way));
        if (own.length === 0) declaration.remove();
        else if (own.length < ways.length) declaration.value = own.join(', ');
      });
      root.walkAtRules('font-face', (face) => {
        const hasSource = face.nodes?.some((node) => node.type === 'decl' && node.prop === 'src');
        if (!hasSource) face.remove();
      });
    },
  };
}
