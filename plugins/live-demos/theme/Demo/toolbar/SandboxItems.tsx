import type {ReactNode} from 'react';
import type {SandboxInput} from '../../../core/sandbox';
import MenuItem from './MenuItem';
import type {SandboxService} from './openSandbox';
import {TEXTS} from './texts';

const SERVICES: readonly SandboxService[] = ['stackblitz', 'codesandbox'];

const load = () => import('./openSandbox');

export interface SandboxItemsProps {
  name: string;
  /** What the sandbox is made from, asked for at the click. */
  getInput: () => SandboxInput;
  /** One was chosen. */
  onSelect: () => void;
}

/** The tools that open a demo elsewhere. Nothing is asked of those services before. */
export default function SandboxItems({name, getInput, onSelect}: SandboxItemsProps): ReactNode {
  async function open(service: SandboxService): Promise<void> {
    onSelect();
    const {openSandbox} = await load();
    openSandbox(service, getInput());
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
