/** What can be seen of a reader's surroundings. */
export interface Surroundings {
  /** `data-code-variant` of `<html>`: `ts` or `js`. */
  codeVariant: string | undefined;
  /** Language of the page, as `<html lang>` has it. */
  language: string;
  /** Device pixels for each pixel of the page, unrounded. */
  devicePixelRatio: number;
  /** Whether the system prefers dark colours. */
  prefersDark: boolean;
  /** `data-scheme` or `data-theme` of `<html>`: begins with `dark` or it is light. */
  scheme: string | undefined;
}

/** The user properties of the tag. */
export interface UserProperties {
  codeVariant: string | undefined;
  userLanguage: string;
  /** With one decimal. */
  devicePixelRatio: number;
  colorSchemeOS: 'light' | 'dark';
  colorScheme: 'light' | 'dark';
}

/** What is told of a reader: nothing that could single one out. */
export function userProperties(seen: Surroundings): UserProperties {
  return {
    codeVariant: seen.codeVariant,
    userLanguage: seen.language,
    devicePixelRatio: Math.round(seen.devicePixelRatio * 10) / 10,
    colorSchemeOS: seen.prefersDark ? 'dark' : 'light',
    colorScheme: seen.scheme?.startsWith('dark') ? 'dark' : 'light',
  };
}
