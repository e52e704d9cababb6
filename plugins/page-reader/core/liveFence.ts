import type {Code, Nodes} from 'mdast';

/** A fence that readers see run: the file that is made of it. */
export interface LiveFence {
  /** `Clock.jsx` */
  file: string;
  source: string;
  /** Whether it cannot be rendered in a build: ` ```jsx live browserOnly `. */
  browserOnly: boolean;
}

/** What live fences have without an import, beside what React exports. */
export type LiveScope = Readonly<Record<string, string>>;

const LANGUAGES: Readonly<Record<string, string>> = {jsx: 'jsx', js: 'jsx', tsx: 'tsx', ts: 'tsx'};
const NAMED = /^(?:async\s+)?(?:function|class)\s+([A-Z]\w*)/;
/** The call that shows what code without a result makes. */
const RENDER = /(?:^|\n)[ \t]*render\(\s*([^]*?),?\s*\);?\s*$/;

/** Whether a node is a fence like ` ```jsx live `. */
export function isLive(node: Nodes): node is Code {
  return node.type === 'code' && node.lang !== null && node.lang !== undefined
    ? node.lang in LANGUAGES && /(?:^|\s)live(?:\s|=|$)/.test(node.meta ?? '')
    : false;
}

/**
 * Makes a demo's file of a live fence, as `react-live` would run it: an expression, a component, or
 * code that calls `render`.
 *
 * @param react names that React exports
 */
export function liveFence(
  {lang, meta, value}: Code,
  react: readonly string[],
  scope: LiveScope,
): LiveFence {
  const code = value.trim();
  const body = withoutImports(code);
  const own = moduleOf(body.code);
  const named = new Set(own.match(/(?<![.\w$])[A-Za-z_$][\w$]*/g) ?? []);
  const isFree = (name: string) => named.has(name) && !declares(code, name);
  const hooks = react.filter((name) => name !== 'default' && isFree(name)).sort();
  const isReact = isFree('React');
  const parts = [
    ...(isReact ? ['React'] : []),
    ...(hooks.length > 0 ? [`{${hooks.join(', ')}}`] : []),
  ];
  const imports = [
    ...(parts.length > 0 ? [`import ${parts.join(', ')} from 'react';`] : []),
    ...Object.entries(scope)
      .filter(([name]) => isFree(name))
      .map(([name, from]) => `import {${name}} from '${from}';`),
    ...body.imports,
  ];
  const head = imports.length > 0 ? `${imports.join('\n')}\n\n` : '';
  const name = NAMED.exec(body.code)?.[1] ?? 'Example';
  return {
    file: `${name}.${LANGUAGES[lang ?? ''] ?? 'jsx'}`,
    source: `${head}${own}\n`,
    browserOnly: /(?:^|\s)browserOnly(?:\s|$)/.test(meta ?? ''),
  };
}

function withoutImports(code: string): {imports: string[]; code: string} {
  const imports: string[] = [];
  const rest = code.replace(/^import\s[^;]*?["'][^"'\n]+["'];?[ \t]*$/gm, (found) => {
    imports.push(found);
    return '';
  });
  return {imports, code: rest.trim()};
}

/** As a module whose default export is what is shown. */
function moduleOf(code: string): string {
  const rendered = RENDER.exec(code);
  if (rendered) {
    const before = code.slice(0, rendered.index).trim();
    return `${before === '' ? '' : `${before}\n\n`}${returning(rendered[1] ?? '')}`;
  }
  if (/^export\s+default\b/m.test(code)) return code;
  if (NAMED.test(code)) return `export default ${code}`;
  if (/^(?:\([^()]*\)|\w+)\s*=>/.test(code)) {
    return `const Example = ${code.replace(/;$/, '')};\n\nexport default Example;`;
  }
  return returning(code.replace(/;$/, ''));
}

function returning(expression: string): string {
  const inner = expression.trim().replace(/\n/g, '\n    ');
  return `export default function Example() {\n  return (\n    ${inner}\n  );\n}`;
}

function declares(code: string, name: string): boolean {
  return new RegExp(
    `(?:function|class|const|let|var|import)\\s+(?:\\{[^}]*\\b)?${name.replace('$', '\\$')}\\b`,
  ).test(code);
}
