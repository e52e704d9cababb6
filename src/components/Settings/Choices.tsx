import type {ReactNode} from 'react';
import {setSetting, useSettings} from '../../../plugins/branding/client';
import type {Settings} from '../../../plugins/branding/client';
import Segments from './Segments';
import type {Choice} from './Segments';

const MODES: Choice<Settings['mode']>[] = [
  {value: 'light', label: 'Light'},
  {value: 'dark', label: 'Dark'},
  {value: 'system', label: 'System'},
];
const CONTRASTS: Choice<Settings['contrast']>[] = [
  {value: 'normal', label: 'Normal'},
  {value: 'high', label: 'High'},
];
const DIRECTIONS: Choice<Settings['direction']>[] = [
  {value: 'ltr', label: 'Left to right'},
  {value: 'rtl', label: 'Right to left'},
];
const CODE_VARIANTS: Choice<Settings['codeVariant']>[] = [
  {value: 'ts', label: 'TypeScript'},
  {value: 'js', label: 'JavaScript'},
];
const MOTIONS: Choice<Settings['motion']>[] = [
  {value: 'system', label: 'System'},
  {value: 'reduced', label: 'Reduced'},
];

/** The settings of which one value of a few is chosen. A choice holds at once. */
export default function Choices(): ReactNode {
  return (
    <>
      <Setting name="mode" legend="Colour mode" choices={MODES} />
      <Setting name="contrast" legend="Contrast" choices={CONTRASTS} action="scheme" />
      <Setting name="direction" legend="Direction" choices={DIRECTIONS} />
      <Setting name="codeVariant" legend="Code examples" choices={CODE_VARIANTS} />
      <Setting name="motion" legend="Motion" choices={MOTIONS} />
    </>
  );
}

interface SettingProps<Name extends keyof Settings> {
  name: Name;
  legend: string;
  choices: readonly Choice<Settings[Name]>[];
  /** What analytics calls it. Default: its name. */
  action?: string;
}

function Setting<Name extends keyof Settings>(props: SettingProps<Name>): ReactNode {
  const {name, legend, choices, action = name} = props;
  return (
    <Segments
      legend={legend}
      action={action}
      choices={choices}
      value={useSettings()[name]}
      onChoose={(value) => setSetting(name, value)}
    />
  );
}
