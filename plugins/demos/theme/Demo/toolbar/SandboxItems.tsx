import type {ReactNode} from 'react';
import type {SandboxInput, SandboxService} from '@theme/DemoEditor/openSandbox';
import MenuItem from './MenuItem';
import {TEXTS} from './texts';

const SERVICES: readonly SandboxService[] = ['stackblitz', 'codesandbox'];

const load = () => import('@theme/DemoEditor/openSandbox');

export interface SandboxItemsProps {
  name: string;
  /** What the sandbox is made from, asked for at the click. */
  getInput: () => Promise<SandboxInput>;
  /** One was chosen. */
  onSelect: () => void;
}

/** The tools that open a demo elsewhere. Nothing is asked of those services before. */
export default function SandboxItems({name, getInput, onSelect}: SandboxItemsProps): ReactNode {
  async function open(service: SandboxService): Promise<void> {
    onSelect();
    const [{openSandbox}, input] = await Promise.all([load(), getInput()]);
    openSandbox(service, input);
  }
  // Code that does not come is asked for again at the click.
  const prepare = () => void load().catch(() => undefined);
  return SERVICES.map((service) => (
    <MenuItem
      key={service}
      action={service}
      name={name}
      onApproach={prepare}
      onSelect={() => void open(service).catch(() => undefined)}
    >
      {TEXTS[service]}
    </MenuItem>
  ));
}
