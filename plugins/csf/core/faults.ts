import ts from 'typescript';
import type {Exported} from './exports';
import {assignedBy, isFunction, lineOf} from './nodes';
import {fieldOf, objectOf, valueOf} from './scope';
import type {Scope} from './scope';
import type {StoryFault} from './types';

/** The first mistake that keeps a file from being read. */
export function syntaxFault(file: string, text: string): StoryFault | undefined {
  const {diagnostics = []} = ts.transpileModule(text, {
    fileName: file.replace(/\.js$/, '.jsx'),
    reportDiagnostics: true,
    compilerOptions: {jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext, allowJs: true},
  });
  const [first] = diagnostics;
  if (!first) return undefined;
  const {file: source, start = 0, messageText} = first;
  const line = source ? source.getLineAndCharacterOfPosition(start).line + 1 : 1;
  const what = ts.flattenDiagnosticMessageText(messageText, ' ');
  return {line, what, fix: `mend line ${line} of ${file}`};
}

/** What surrounds a story, as far as its faults hang on it. */
interface Around {
  scope: Scope;
  meta: ts.ObjectLiteralExpression;
  /** Whether the file names a component, which renders what does not render itself. */
  rendersAll: boolean;
}

/** What keeps an export of a file of stories from being shown. */
export function storyFaults(
  {name, node, statement}: Exported,
  {scope, meta, rendersAll}: Around,
): (StoryFault & {name: string})[] {
  const old = scope.source.statements.find((each) => {
    const {owner, name: field} = assignedBy(each) ?? {};
    return owner === name && field === 'story';
  });
  if (old) {
    const what = `"${name}" has its fields in \`story\`, which no Storybook reads any more`;
    const fix = `write "${name}.storyName = …", "${name}.parameters = …" in its place`;
    return [{name, line: lineOf(old), what, fix}];
  }
  const value = valueOf(node, scope);
  if (value && isFunction(value)) return [];
  const story = objectOf(node, scope);
  if (!story) {
    const what = `"${name}" is neither an object nor a function, as stories of CSF 3 are`;
    const fix = `write "export const ${name} = {args: {…}}", or name it in excludeStories`;
    return [{name, line: lineOf(statement), what, fix}];
  }
  const renders = [story, meta].some((object) => fieldOf(object, 'render', scope));
  if (renders || rendersAll) return [];
  const what = `nothing says what "${name}" renders: there is neither a component nor a render function`;
  const fix = 'name the component in the default export: "export default {component: Button}"';
  return [{name, line: lineOf(statement), what, fix}];
}
