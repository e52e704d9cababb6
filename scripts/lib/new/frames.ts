import type {ApiModel} from '../../../plugins/api-model/core/model';
import {toCode} from './elements';
import {valueFor} from './fill';

/** What libraries surround their components with, where that works without being told anything. */
const PROVIDERS = [
  'MantineProvider',
  'ChakraProvider',
  'FluentProvider',
  'HeroUIProvider',
  'NextUIProvider',
  'ConfigProvider',
  'UIProvider',
  'Theme',
];

/** The component that a library's demos want around them; `undefined` where none is known. */
export function providerOf(packageName: string, models: readonly ApiModel[]): ApiModel | undefined {
  const own = `${pascal(packageName.replace(/^.*\//, ''))}Provider`;
  const found = [own, ...PROVIDERS].map((wanted) => models.find(({name}) => name === wanted));
  return found.find(Boolean);
}

function pascal(name: string) {
  return name
    .split(/[^A-Za-z\d]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** What libraries call the theme that their provider has to be given. */
export const THEMES = ['defaultSystem', 'defaultTheme', 'system', 'theme'];

/**
 * The text of a module that surrounds demos with a provider.
 *
 * @param theme export of the package that the provider is given. Default: what its types suggest
 */
export function frameModule(packageName: string, {name, props}: ApiModel, theme?: string): string {
  const attributes = props
    .filter((prop) => prop.required && prop.name !== 'children')
    .map((prop) => `${prop.name}={${theme ?? valueFor(prop, name)}}`);
  const imported = [name, ...(theme !== undefined ? [theme] : [])].join(', ');
  return `import type {ReactNode} from 'react';
import {${imported}} from '${packageName}';

/** What surrounds each demo: the library's own provider. */
export function Frame({children}: {children: ReactNode}): ReactNode {
  return ${toCode({tag: name, attributes, content: '{children}'})};
}

/** Custom properties of both colour modes, as a style sheet for \`:root\`: none. */
export function css(): string {
  return '';
}
`;
}
