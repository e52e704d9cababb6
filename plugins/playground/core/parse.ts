import type {Control, Start, Value, Values} from './types';

/** Props that lead the browser somewhere: a link to a page must not fill them in for a reader. */
const ADDRESS = /^(?:href|src|srcSet|to|action|formAction|poster|cite|data|ping)$/;

/** Longer texts are nobody's example. */
const MAX_TEXT = 500;

/**
 * The values that a parameter stands for. Whatever no control could have given is left out: props
 * that are unknown, values of another type or not among the choices, addresses of other sites.
 *
 * @param text the parameter, decoded; `undefined` where there is none
 */
export function parseState(
  text: string | undefined,
  controls: readonly Control[],
  start: Start,
): Values {
  const values = new Map(Object.entries(start.values));
  for (const entry of text?.split(',') ?? []) {
    const [name = '', ...rest] = entry.split(':');
    const control = controls.find((each) => each.name === name);
    if (!control || rest.length === 0) continue;
    const given = unescape(rest.join(':'));
    const value = coerceValue(control, given);
    if (value !== undefined) values.set(name, value);
    else if (given === '' && isEmptiable(control)) values.delete(name);
  }
  return Object.fromEntries(values);
}

/** Whether a reader could have emptied the control. */
function isEmptiable({kind}: Control): boolean {
  return kind === 'text' || kind === 'number';
}

function coerceValue(control: Control, text: string): Value | undefined {
  switch (control.kind) {
    case 'flag':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'choice':
      return control.options.find((option) => String(option) === text);
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
    case 'text':
      return text !== '' && text.length <= MAX_TEXT && isOwn(control.name, text) ? text : undefined;
  }
}

/** Whether a text is no address, or one of this site. */
function isOwn(name: string, text: string): boolean {
  return !ADDRESS.test(name) || /^(?:[#?]|\/(?![/\\]))[^\\\p{Cc}]*$/u.test(text);
}

/** The way back from what `formatState` writes of a text. */
function unescape(text: string): string {
  return text.replaceAll('~c', ',').replaceAll('~t', '~');
}
