import {parse} from 'acorn';
import type {Function as FunctionNode, Node, Program, Statement} from 'acorn';
import {full} from 'acorn-walk';
import {CALL_GUARD, LOOP_GUARD} from '../../client/protocol';

/** Text that is put into the code. */
interface Insertion {
  at: number;
  text: string;
}

type Loop = Node & {body: Statement};

const LOOPS = new Set([
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
]);

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/**
 * Puts a guard into each loop and each function, which throws where the code runs away. Only bodies
 * are touched, so that labels, and the line of everything, stay as they are.
 *
 * @param code JavaScript without modules
 * @throws SyntaxError of Acorn, with `loc`
 */
export function protect(code: string): string {
  const insertions: Insertion[] = [];
  full(parseCode(code), (node) => {
    const {line} = node.loc?.start ?? {line: 0};
    if (LOOPS.has(node.type)) insertions.push(...intoLoop(node as Loop, line));
    if (FUNCTIONS.has(node.type)) insertions.push(...intoFunction(node as FunctionNode, line));
  });
  return insert(code, insertions);
}

function parseCode(code: string): Program {
  return parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'script',
    locations: true,
    allowReturnOutsideFunction: true,
  });
}

function intoLoop({body}: Loop, line: number): Insertion[] {
  const guard = `${LOOP_GUARD}(${line});`;
  if (body.type === 'BlockStatement') return [{at: body.start + 1, text: guard}];
  return [
    {at: body.start, text: `{${guard}`},
    {at: body.end, text: '}'},
  ];
}

function intoFunction({body}: FunctionNode, line: number): Insertion[] {
  const guard = `${CALL_GUARD}(${line})`;
  if (body.type !== 'BlockStatement') {
    return [
      {at: body.start, text: `(${guard},`},
      {at: body.end, text: ')'},
    ];
  }
  // A directive is one only where it comes first.
  const directives = body.body.filter((each) => 'directive' in each && each.directive);
  return [{at: directives.at(-1)?.end ?? body.start + 1, text: `;${guard};`}];
}

/** Of two at one place the inner one comes first, which the walk has found first. */
function insert(code: string, insertions: readonly Insertion[]): string {
  const sorted = [...insertions].sort((a, b) => a.at - b.at);
  let end = 0;
  const parts = sorted.flatMap(({at, text}) => {
    const before = code.slice(end, at);
    end = at;
    return [before, text];
  });
  return [...parts, code.slice(end)].join('');
}
