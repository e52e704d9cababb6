export interface LampProps {
  dim?: boolean;
  tone?: 'cold' | 'warm';
  level?: number;
}

const defaults = {dim: false, tone: 'warm'} satisfies LampProps;

declare function useProps<T>(name: string, defaults: Partial<T>, given: T): T;

export const Lamp = (given: LampProps) => {
  const {dim, tone, level = 3, ...others} = useProps('Lamp', defaults, given);
  return <i data-dim={dim} data-tone={tone} data-level={level} {...others} />;
};
