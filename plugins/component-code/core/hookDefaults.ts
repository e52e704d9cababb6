import ts from 'typescript';
import {toDefault, type CodeDefault} from './codeDefault';
import {destructuredDefaults} from './defaults';
import {handedOn} from './handedOn';
import {findRender, scopeOf} from './render';

/**
 * The defaults of what a hook takes: of its parameters, of the members of one, and of those that it
 * leaves to a function of its module (`read(store, other)`).
 *
 * @param file the module that holds the hook's code, with parent nodes
 * @param name the hook's name in it
 */
export function hookDefaults(file: ts.SourceFile, name: string): Map<string, CodeDefault> {
  const scope = scopeOf(file);
  const render = findRender(scope, name);
  if (!render) return new Map();
  const {defaults, rests} = destructuredDefaults(render, scope);
  const left = handedOn(render, rests, scope, undefined).flatMap(({part, place}) => [
    ...destructuredDefaults(part, scope, place).defaults,
  ]);
  const own = render.parameters.flatMap(({name: parameter, initializer}) => {
    const value = initializer && toDefault(initializer, scope);
    return value && ts.isIdentifier(parameter) ? [[parameter.text, value] as const] : [];
  });
  return new Map([...left, ...own, ...defaults]);
}
