import ts from 'typescript';
import {kebabCase} from '../../../_shared/text/names';
import type {Fault} from '../fault';
import type {ApiModel} from '../model';
import {pathInPackage} from '../packages/origin';

/** Rows that a reference lists; a type of more is generated, and nobody reads it as a table. */
export const MAX_PROPS = 1000;

/** Files that the compiler could only read in part. */
export function syntaxFaults(
  program: ts.Program,
  files: Iterable<ts.SourceFile>,
  packageName: string,
): Fault[] {
  return [...new Set(files)].flatMap((file) => {
    const [first] = program.getSyntacticDiagnostics(file);
    if (!first) return [];
    const {line} = file.getLineAndCharacterOfPosition(first.start);
    const path = pathInPackage(file.fileName) ?? file.fileName;
    const message = ts.flattenDiagnosticMessageText(first.messageText, ' ');
    return [
      {
        where: `${packageName}, ${path}:${line + 1}`,
        what: `cannot be read as TypeScript: ${message}`,
        fix: 'mend the syntax; what stands behind it may be missing from the reference',
      },
    ];
  });
}

/** Names that would share a page, as it is called by their kebab-case form. */
export function sameNameFaults(models: readonly ApiModel[], packageName: string): Fault[] {
  const names = new Map<string, ApiModel[]>();
  // A part stands on the page of what it hangs on.
  for (const model of models.filter(({parent}) => parent === null)) {
    const page = kebabCase(model.name);
    names.set(page, [...(names.get(page) ?? []), model]);
  }
  return [...names].flatMap(([page, [first, ...others]]) =>
    first && others.length > 0
      ? [
          {
            where: packageName,
            what: `${[first, ...others].map(({name}) => name).join(' and ')} have one page name, ${page}`,
            fix: 'rename one of them, or leave it out of the reference',
          },
        ]
      : [],
  );
}

/** Components whose props are cut at {@link MAX_PROPS}. */
export function limitFaults(counts: ReadonlyMap<string, number>, packageName: string): Fault[] {
  return [...counts]
    .filter(([, count]) => count > MAX_PROPS)
    .map(([name, count]) => ({
      where: `${packageName}, ${name}`,
      what: `has ${count} documented props; the first ${MAX_PROPS} by name are listed`,
      fix: 'give the generated ones a type of their own, or mark them @ignore',
    }));
}
