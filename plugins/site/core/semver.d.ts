// As much of the package as is asked of it: it ships no types.
declare module 'semver' {
  export function satisfies(
    version: string,
    range: string,
    options?: {includePrerelease?: boolean},
  ): boolean;
  export function validRange(range: string): string | null;
}
