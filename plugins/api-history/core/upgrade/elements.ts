import {memberKey, type MemberKind} from '../memberKey';
import {exportedName, type Import, type Use} from './bindings';
import {eachNode, entriesOf, textOf, type Entry, type Source, type SyntaxNode} from './source';

/** Props whose value is an object with a key for each member of another kind. */
const KEYED: Readonly<Record<string, MemberKind>> = {
  slots: 'slots',
  slotProps: 'slots',
  classes: 'classes',
};

/** What elements of a package's components are given, in JSX and by `createElement`. */
export function elementUses(source: Source, imports: readonly Import[]): Use[] {
  const uses: Use[] = [];
  const componentOf = resolver(imports);
  const objects = namedObjects(source);
  const visit = (tag: SyntaxNode) => {
    const name = tag.firstChild?.nextSibling;
    const component = name && componentOf(textOf(source, name));
    if (!component) return;
    // A part, and what a namespace holds, is named by no import.
    if (component !== componentOf(textOf(source, name).split('.')[0] ?? '')) {
      uses.push({component, member: null, from: name.from});
    }
    uses.push(...attributeUses(source, tag, component, objects));
  };
  eachNode(source, {
    JSXOpenTag: visit,
    JSXSelfClosingTag: visit,
    CallExpression: (call) => {
      const [callee, list] = [call.firstChild, call.getChild('ArgList')];
      if (!callee || !list || !/(?:^|\.)createElement$/.test(textOf(source, callee))) return;
      const [first, second] = [list.firstChild?.nextSibling, list.getChild('ObjectExpression')];
      const component = first && componentOf(textOf(source, first));
      if (component) uses.push(...propUses(source, entriesOf(source, second), component));
    },
  });
  return uses;
}

/** What a tag's name stands for: `Own`, `Menu.Item`, `Kit.Button`. */
function resolver(imports: readonly Import[]): (tag: string) => string | undefined {
  const locals = new Map(
    imports.flatMap((each) => (each.local === null ? [] : [[each.local, each] as const])),
  );
  return (tag) => {
    const [first = '', ...parts] = tag.split('.');
    const found = locals.get(first);
    if (!found) return undefined;
    const own = exportedName(found);
    if (own !== undefined) return [own, ...parts].join('.');
    if (parts.length > 0) return parts.join('.');
    // `const Button = require('kit/Button')`
    return found.path === '' ? undefined : found.path.split('/').at(-1);
  };
}

function attributeUses(
  source: Source,
  tag: SyntaxNode,
  component: string,
  objects: ReadonlyMap<string, SyntaxNode>,
): Use[] {
  const own = tag.getChildren('JSXAttribute').flatMap((attribute) => {
    const name = attribute.getChild('JSXIdentifier');
    if (!name) return [];
    const value = attribute.getChild('JSXEscape')?.firstChild?.nextSibling ?? null;
    return propUses(source, [{key: textOf(source, name), from: name.from, value}], component);
  });
  const spread = tag.getChildren('JSXSpreadAttribute').flatMap((attribute) => {
    const given = attribute.getChild('Spread')?.nextSibling ?? null;
    const object = given?.name === 'VariableName' ? objects.get(textOf(source, given)) : given;
    return propUses(source, entriesOf(source, object ?? null), component);
  });
  return [...own, ...spread];
}

/** Props, and the slots and classes that some of them name. */
export function propUses(source: Source, props: readonly Entry[], component: string): Use[] {
  return props.flatMap(({key, from, value}) => {
    const kind = Object.hasOwn(KEYED, key) ? KEYED[key] : undefined;
    const inner = kind ? entriesOf(source, value) : [];
    return [
      {component, member: key, from},
      ...inner.flatMap((entry) =>
        kind ? [{component, member: memberKey(kind, entry.key), from: entry.from}] : [],
      ),
    ];
  });
}

/** Objects that a file gives a name, as elements are spread with them; the last of a name. */
function namedObjects(source: Source): Map<string, SyntaxNode> {
  const found = new Map<string, SyntaxNode>();
  eachNode(source, {
    VariableDeclaration: (node) => {
      const name = node.getChild('VariableDefinition');
      const value = node.getChild('Equals')?.nextSibling;
      if (name && value) found.set(textOf(source, name), value);
    },
  });
  return found;
}
