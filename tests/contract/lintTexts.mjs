/**
 * Lints texts that are on no disk, with the repository's configuration. It is a process of its own
 * because jest's module registry cannot load ESLint's configuration, an ES module.
 *
 * In: JSON of `{file, text}[]` on the standard input. Out: JSON of one `{rule, message}[]` for each.
 */
import {text as readAll} from 'node:stream/consumers';
import {fileURLToPath} from 'node:url';
import {ESLint} from 'eslint';

/** The rules that say who may import whom; the others would read whatever an example imports. */
const DIRECTION = /no-restricted-(?:imports|syntax)$/;

const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  ruleFilter: ({ruleId}) => DIRECTION.test(ruleId),
});

/** @param {{file: string, text: string}} example */
async function lint({file, text}) {
  const [result] = await eslint.lintText(text, {filePath: file});
  return (result?.messages ?? []).map(({ruleId, message}) => ({rule: ruleId, message}));
}

/** @type {{file: string, text: string}[]} */
const examples = JSON.parse(await readAll(process.stdin));
process.stdout.write(JSON.stringify(await Promise.all(examples.map(lint))));
