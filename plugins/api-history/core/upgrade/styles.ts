import {memberKey} from '../memberKey';
import type {Import, Use} from './bindings';
import {propUses} from './elements';
import {eachNode, entriesOf, textOf, type Source, type SyntaxNode} from './source';
import type {Upgrade} from './upgrade';

/** What a theme, selectors and objects of class names say of a package's components. */
export function styleUses(source: Source, imports: readonly Import[], upgrade: Upgrade): Use[] {
  const uses: Use[] = [];
  const inText = classFinder(source, upgrade);
  const objects = classObjects(imports, upgrade);
  const visit = (node: SyntaxNode) => uses.push(...inText(node));
  eachNode(source, {
    String: visit,
    TemplateString: visit,
    JSXAttributeValue: visit,
    Property: (node) => uses.push(...themeUses(source, node, upgrade)),
    MemberExpression: (node) => {
      const [object, key] = [node.getChild('VariableName'), node.getChild('PropertyName')];
      const component = object && objects.get(textOf(source, object));
      if (!component || !key) return;
      uses.push({component, member: memberKey('classes', textOf(source, key)), from: key.from});
    },
  });
  return uses;
}

/** `components: {MuiButton: {styleOverrides: {…}, defaultProps: {…}}}`, as far as it is there. */
function themeUses(source: Source, node: SyntaxNode, {themes}: Upgrade): Use[] {
  const name = node.getChild('PropertyDefinition') ?? node.getChild('String');
  const component = name && themes.get(textOf(source, name).replaceAll(/['"]/g, ''));
  if (!component || !name) return [];
  const parts = entriesOf(source, node.lastChild);
  const entriesFor = (key: string) =>
    entriesOf(source, parts.find((part) => part.key === key)?.value ?? null);
  return [
    {component, member: null, from: name.from},
    ...entriesFor('styleOverrides').map(({key, from}) => ({
      component,
      member: memberKey('classes', key),
      from,
    })),
    ...propUses(source, entriesFor('defaultProps'), component),
  ];
}

/** `.MuiButton-root` wherever text says so: in `sx`, in selectors, in a `className`. */
function classFinder(source: Source, {themes, classes}: Upgrade): (node: SyntaxNode) => Use[] {
  const names = [...themes.keys()].sort((a, b) => b.length - a.length);
  const own = [...classes.keys()].sort((a, b) => b.length - a.length);
  const made = names.length > 0 ? [`(?<theme>${names.map(escape).join('|')})-(?<key>[\\w-]+)`] : [];
  const told = own.length > 0 ? [`(?<name>${own.map(escape).join('|')})`] : [];
  if (made.length + told.length === 0) return () => [];
  const pattern = new RegExp(`(?<![\\w-])(?:${[...told, ...made].join('|')})(?![\\w-])`, 'g');
  return (node) =>
    [...textOf(source, node).matchAll(pattern)].flatMap(({index, groups = {}}) => {
      const {theme = '', key = '', name = ''} = groups;
      const [component = themes.get(theme), member = key] = classes.get(name) ?? [];
      if (component === undefined) return [];
      const from = node.from + index;
      return [
        {component, member: null, from},
        {component, member: memberKey('classes', member), from},
      ];
    });
}

function escape(text: string): string {
  return text.replaceAll(/[^\w]/g, String.raw`\$&`);
}

/** `buttonClasses`, under the names by which it is imported → Button. */
function classObjects(imports: readonly Import[], {members}: Upgrade): Map<string, string> {
  const known = new Map(
    [...members.keys()].map((component) => [
      `${component.charAt(0).toLowerCase()}${component.slice(1)}Classes`,
      component,
    ]),
  );
  return new Map(
    imports.flatMap(({name, local}): [string, string][] => {
      const component = known.get(name);
      return component !== undefined && local !== null ? [[local, component]] : [];
    }),
  );
}
