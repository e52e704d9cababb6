import {formatCode} from './format';
import {stripTypes} from './strip';

/**
 * A module of TypeScript as a module of JavaScript: without types, formatted in its own style.
 *
 * @param file its name
 * @param text without mistakes in its syntax
 * @param rename the specifier that a relative import has among files of JavaScript
 * @returns the code, empty where nothing but types was written
 */
export async function toJavaScript(
  file: string,
  text: string,
  rename?: (specifier: string) => string,
): Promise<string> {
  return formatCode(stripTypes(file, text, rename), text);
}
