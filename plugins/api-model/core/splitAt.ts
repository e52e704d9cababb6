const OPENS = '{([<';
const CLOSES = '})]>';

/** The parts of a type between separators that stand in no brackets and no quotes, without empty ones. */
export function splitAt(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const [i, sign] of [...text].entries()) {
    const isArrow = sign === '>' && text[i - 1] === '=';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (`'"\``.includes(sign)) quote = sign;
    else if (OPENS.includes(sign)) depth += 1;
    else if (CLOSES.includes(sign) && !isArrow) depth -= 1;
    if (sign === separator && depth === 0 && quote === '') parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
