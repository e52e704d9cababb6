interface ChosenProps {
  fallback?: string;
}

/** Shows what is chosen, and nothing around it. */
export function Chosen(props: ChosenProps): string | string[] {
  return props.fallback ?? [];
}
