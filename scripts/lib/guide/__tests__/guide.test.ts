import ts from 'typescript';
import {Joi} from '@docusaurus/utils-validation';
import {writeResults} from '../bench';
import {defaultOf, typeOf} from '../joi';
import type {Description} from '../joi';
import {nodesOf, textOf} from '../source';

const described = (schema: Joi.Schema) => schema.describe() as Description;

it.each<[string, Joi.Schema]>([
  ['string[]', Joi.array().items(Joi.string())],
  ["'a' | 'b'", Joi.valid('a', 'b')],
  ["('a' | 'b')[]", Joi.array().items(Joi.valid('a', 'b'))],
  ['Record<string, number>', Joi.object().pattern(Joi.string(), Joi.number())],
  ['{path, css?}', Joi.object({path: Joi.string().required(), css: Joi.string()})],
  ['object | false', Joi.alternatives(Joi.object().unknown(), Joi.valid(false))],
  ['string', Joi.string().allow('')],
])('an option is of type %s', (type, schema) => {
  expect(typeOf(described(schema))).toBe(type);
});

it('a default is that of the schema, else that of the plugin', () => {
  expect(defaultOf(described(Joi.number().default(3)), 4)).toBe('3');
  expect(defaultOf(described(Joi.array()), ['a'])).toBe("['a']");
  expect(defaultOf(described(Joi.string().required()), undefined)).toBe('required');
  expect(defaultOf(described(Joi.string()), undefined)).toBe('');
});

it('a text of the code has dots for what only a run knows', () => {
  const code = `
    const FIX = 'outer';
    function tell(name: string, fix: string) {
      const what = \`no "\${name}" here\`;
      use(what, fix, FIX, name ?? 'nobody', isOld ? 'old' : 'new');
    }`;
  const source = ts.createSourceFile('a.ts', code, ts.ScriptTarget.ESNext, true);
  const call = nodesOf(source).find((node) => ts.isCallExpression(node));
  expect(call?.arguments.map(textOf)).toEqual(['no "…" here', '…', 'outer', 'nobody', 'old']);
});

it('results are shown with their date, and as many rows as are wanted', () => {
  const results = '# Title\n\n2026-01-02, by hand.\n\n| a |\n| - |\n| 1 |\n| 2 |\n\nEach:\n';
  expect(writeResults(results, 1)).toBe('2026-01-02, by hand.\n\n| a |\n| - |\n| 1 |');
});
