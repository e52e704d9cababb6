import {useLamp} from './parts/useLamp';

export interface LampProps {
  dim?: boolean;
  level?: number;
  tone?: 'cold' | 'warm';
}

export function Lamp(props: LampProps) {
  const {tone = 'warm', ...others} = props;
  const {dim, level} = useLamp(others);
  return <i data-tone={tone} data-dim={dim} data-level={level} />;
}
