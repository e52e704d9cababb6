import path from 'node:path';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import docsPreset from '../product-identity/preset';
import type {PresetOptions} from '../product-identity/preset';
import {expandSite, settingFaults} from './core/expand';
import type {Expanded} from './core/expand';
import {suggest, VitrineError} from '../_shared/node';
import {validateOptions} from './options';
import type {Options} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Where a plugin of Vitrine's is. Named by path: Docusaurus loads it by itself. */
const pathOf = (plugin: string) => path.resolve(__dirname, `../${plugin}/index.ts`);

/**
 * The preset: one entry for each product in, the options of every plugin and docs instance out.
 *
 * @throws VitrineError with all faults of the options at once
 */
export default function site(context: LoadContext, options: Options): Preset {
  const facts = validateOptions({validate: (_schema, value) => value as never, options});
  const faults = settingFaults(facts, suggest);
  if (faults.length > 0) throw new VitrineError(faults);
  const {registry, plugins, theme} = expandSite(facts, pathOf);
  const {plugins: docs = []} = docsPreset(context, registry as unknown as PresetOptions);
  return {plugins: [...docs, ...plugins.map(toConfig)], themes: [toConfig(theme)]};
}

function toConfig([name, options]: Expanded): PluginConfig {
  return [name.startsWith('@') ? name : pathOf(name), options];
}
