import ts from 'typescript';

/** A mistake that keeps a file from being read. */
export interface SyntaxFault {
  /** From 1. */
  line: number;
  message: string;
}

/** The tree of a module. JavaScript may hold JSX whatever its extension. */
export function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file));
}

function kindOf(file: string): ts.ScriptKind {
  if (file.endsWith('.tsx')) return ts.ScriptKind.TSX;
  return file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JSX;
}

/** The mistakes in a module's syntax, in its order. */
export function syntaxFaults(file: string, text: string): SyntaxFault[] {
  const {diagnostics = []} = ts.transpileModule(text, {
    fileName: unimported(file.replace(/\.js$/, '.jsx')),
    reportDiagnostics: true,
    compilerOptions: {jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext, allowJs: true},
  });
  return diagnostics.map(({file: source, start = 0, messageText}) => ({
    line: source ? source.getLineAndCharacterOfPosition(start).line + 1 : 1,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}

/** A name for a file that is compiled alone: where one imports its own, the compiler breaks down. */
export function unimported(file: string): string {
  return `?${file.slice(file.lastIndexOf('.'))}`;
}
