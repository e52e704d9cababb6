import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {setSetting, useSettings} from '../../../plugins/branding/client';
import type {Settings} from '../../../plugins/branding/client';
import Segments from './Segments';
import type {Choice} from './Segments';

const LEGENDS = {
  mode: translate({
    id: 'vitrine.settings.mode',
    message: 'Colour mode',
    description: 'Group of choices in the settings',
  }),
  contrast: translate({
    id: 'vitrine.settings.contrast',
    message: 'Contrast',
    description: 'Group of choices in the settings',
  }),
  direction: translate({
    id: 'vitrine.settings.direction',
    message: 'Direction',
    description: 'Group of choices in the settings',
  }),
  codeVariant: translate({
    id: 'vitrine.settings.codeVariant',
    message: 'Code examples',
    description: 'Group of choices in the settings',
  }),
  motion: translate({
    id: 'vitrine.settings.motion',
    message: 'Motion',
    description: 'Group of choices in the settings',
  }),
};

const MODES: Choice<Settings['mode']>[] = [
  {
    value: 'light',
    where: 'data-mode=light',
    label: translate({
      id: 'vitrine.settings.light',
      message: 'Light',
      description: 'Choice in the settings',
    }),
  },
  {
    value: 'dark',
    where: 'data-mode=dark',
    label: translate({
      id: 'vitrine.settings.dark',
      message: 'Dark',
      description: 'Choice in the settings',
    }),
  },
  {
    value: 'system',
    where: 'data-mode=system',
    label: translate({
      id: 'vitrine.settings.system',
      message: 'System',
      description: 'Choice in the settings',
    }),
  },
];
const CONTRASTS: Choice<Settings['contrast']>[] = [
  {
    value: 'normal',
    where: 'data-scheme=light|dark',
    label: translate({
      id: 'vitrine.settings.normal',
      message: 'Normal',
      description: 'Choice in the settings',
    }),
  },
  {
    value: 'high',
    where: 'data-scheme=light-high-contrast|dark-high-contrast',
    label: translate({
      id: 'vitrine.settings.high',
      message: 'High',
      description: 'Choice in the settings',
    }),
  },
];
const DIRECTIONS: Choice<Settings['direction']>[] = [
  {
    value: 'ltr',
    where: 'dir=ltr',
    label: translate({
      id: 'vitrine.settings.ltr',
      message: 'Left to right',
      description: 'Choice in the settings',
    }),
  },
  {
    value: 'rtl',
    where: 'dir=rtl',
    label: translate({
      id: 'vitrine.settings.rtl',
      message: 'Right to left',
      description: 'Choice in the settings',
    }),
  },
];
const CODE_VARIANTS: Choice<Settings['codeVariant']>[] = [
  {value: 'ts', label: 'TypeScript', where: 'data-code-variant=ts'},
  {value: 'js', label: 'JavaScript', where: 'data-code-variant=js'},
];
const MOTIONS: Choice<Settings['motion']>[] = [
  {
    value: 'system',
    where: 'data-motion=full',
    label: translate({
      id: 'vitrine.settings.system',
      message: 'System',
      description: 'Choice in the settings',
    }),
  },
  {
    value: 'reduced',
    where: 'data-motion=reduced',
    label: translate({
      id: 'vitrine.settings.reduced',
      message: 'Reduced',
      description: 'Choice in the settings',
    }),
  },
];

/** The settings of which one value of a few is chosen. A choice holds at once. */
export default function Choices(): ReactNode {
  return (
    <>
      <Setting name="mode" legend={LEGENDS.mode} choices={MODES} />
      <Setting name="contrast" legend={LEGENDS.contrast} choices={CONTRASTS} action="scheme" />
      <Setting name="direction" legend={LEGENDS.direction} choices={DIRECTIONS} />
      <Setting name="codeVariant" legend={LEGENDS.codeVariant} choices={CODE_VARIANTS} />
      <Setting name="motion" legend={LEGENDS.motion} choices={MOTIONS} />
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
      name={name}
      legend={legend}
      action={action}
      choices={choices}
      value={useSettings()[name]}
      onChoose={(value) => setSetting(name, value)}
    />
  );
}
