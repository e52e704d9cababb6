/** By number, what the library says in development: a production build has only the numbers. */
const MESSAGES: Record<string, (...args: string[]) => string> = {
  9: (color) =>
    `Unsupported \`${color}\` color. The following formats are supported: #nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla(), color().`,
  10: (space) =>
    `Unsupported \`${space}\` color space. The following color spaces are supported: srgb, display-p3, a98-rgb, prophoto-rgb, rec-2020.`,
  11: (_, shade) =>
    `The color object needs to have a \`main\` property or a \`${shade}\` property.`,
  12: (_, main) => `\`color.main\` should be a string, but \`${main}\` was provided instead.`,
};

/** @returns what an error of the library says, in whichever build */
export function readFault(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [, number = '', address] = /#(\d+); visit (\S+)/.exec(text) ?? [];
  const say = MESSAGES[number];
  if (!say || !address) return text.replace(/^MUI: /, '').split('\n\n')[0];
  return say(...new URL(address).searchParams.getAll('args[]'));
}
