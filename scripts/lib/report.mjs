/** Lines of an error that is not ours; the rest is shown with VITRINE_VERBOSE=1. */
const MAX_LINES = 30;

/**
 * What a person needs to read of a failed build or start. A fault in what an author wrote is
 * told by its own message alone, without a stack.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function describe(error) {
  const chain = causes(error);
  const fault = chain.find(({name}) => name === 'VitrineError');
  if (fault) return fault.message;
  if (process.env.VITRINE_VERBOSE) return chain.map(({stack}) => stack).join('\n');
  const lines = chain
    .map(({message}) => message)
    .join('\n')
    .split('\n');
  const rest = lines.length > MAX_LINES ? ['… VITRINE_VERBOSE=1 shows all'] : [];
  return [...lines.slice(0, MAX_LINES), ...rest].join('\n');
}

/**
 * @param {unknown} error
 * @returns {Error[]} the error and its causes, outermost first
 */
function causes(error) {
  if (!(error instanceof Error)) return error === undefined ? [] : [new Error(String(error))];
  return [error, ...causes(error.cause)];
}
