import {createInterface} from 'node:readline/promises';

/**
 * Asks for what was not given.
 *
 * @param fix what to write where nobody can be asked
 * @throws Error without a terminal, and for no answer
 */
export async function ask(question: string, missing: string, fix: string): Promise<string> {
  const fault = new Error(`${missing} Fix: ${fix}`);
  if (!process.stdin.isTTY || !process.stdout.isTTY) throw fault;
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  // The terminal is read letter by letter: an interrupt comes as one.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  // Ctrl+D closes it, which would leave the question open for ever.
  const closed = new Promise<string>((resolve) => terminal.on('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  if (answer.trim() === '') throw fault;
  return answer.trim();
}
