import {isComponentName} from '../../../plugins/page-reader/core/askedPlayground';
import {controlsOf} from '../../../plugins/playground/core/controls';
import {readModel} from '../../../plugins/playground/core/model';
import {attributeOf, importsOf, toCode} from './elements';
import type {Candidate} from './trial';
import type {ApiModel} from '../../../plugins/api-model/core/model';
import type {Whole} from './wholes';
import type {Imported} from './imported';

/**
 * What a playground of a whole would begin with, as a module to be tried; none where no page could
 * ask for one.
 *
 * @param hasModule whether the package has a module of that name with a default export, which
 *   playgrounds prefer
 */
export function playgroundCandidates(
  {name, root, models}: Whole,
  library: Imported,
  hasModule: (specifier: string) => boolean,
): Candidate[] {
  const model = models.find((one) => one.name === name);
  if (!model || root?.tag !== name || !isComponentName(name)) return [];
  const {attributes, content} = startOf(model);
  const own = `${library.name}/${name}`;
  const element = toCode({tag: name, attributes, content});
  const line = hasModule(own)
    ? `import ${name} from '${own}';`
    : importsOf(name, model, library, element).join('\n');
  const code = `${line}\nexport default () => ${element};\n`;
  return [{id: `${name} playground`, code, isTyped: false}];
}

/** What a component has as its playground begins. */
export function startOf(model: ApiModel): {attributes: string[]; content: string} {
  const {start} = controlsOf(readModel(model));
  const {children, ...values} = start.values;
  const attributes = Object.entries(values).map(([key, value]) =>
    attributeOf(key, JSON.stringify(value)),
  );
  const closes = start.closes ? ['onClose={() => {}}'] : [];
  const text = children === undefined ? '' : `{${JSON.stringify(children)}}`;
  const content = start.wrapped && text !== '' ? `<span>${text}</span>` : text;
  return {attributes: [...attributes, ...closes], content};
}
