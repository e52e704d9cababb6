import type {ApiDefinition, ApiProp} from '../../../api-model/core/model';
import {
  code,
  escapeMarkdown,
  fence,
  flat,
  linked,
  table,
  type Cell,
} from '../../../_shared/text/markdown';
import type {ApiPageData, SetOnPage} from '../page/apiPage';
import type {PageModel} from '../page/pageModel';
import {casesOf, companionsOf, type CaseProp} from './alternatives';

/**
 * A page of the reference as Markdown that stands by itself: every row of every table, what is
 * inherited by its number, the parts below what they are parts of.
 *
 * @param page what the page shows; its addresses are those of the site
 * @returns with one line end at its end
 */
export function apiMarkdown({title, models, set}: ApiPageData): string {
  const [first] = models;
  const from = first && `From \`${first.package}\` ${first.version}.`;
  const bodies = models.flatMap((model) => {
    const isWhole = (model.pageName ?? model.name) === title;
    return [...(isWhole ? [] : [`## ${model.name}`]), ...bodyOf(model, isWhole ? '##' : '###')];
  });
  const blocks = [`# ${escapeMarkdown(title)}`, from, ...bodies, ...(set ? setBlocks(set) : [])];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** @param sign of the headings: `##` */
function bodyOf(model: PageModel, sign: string): string[] {
  const {description, deprecated, typeParameters, parts, imports} = model;
  const generic = typeParameters.map(({name, constraint, default: given}) =>
    code(
      `${name}${constraint === null ? '' : ` extends ${constraint}`}${given === null ? '' : ` = ${given}`}`,
    ),
  );
  return [
    deprecated === null ? '' : `> **Deprecated.** ${deprecated.replaceAll('\n', '\n> ')}`.trim(),
    description,
    imports.length > 0 ? fence('tsx', imports.join('\n// or\n')) : '',
    generic.length > 0 ? `Type parameters: ${generic.join(', ')}` : '',
    parts.length > 0
      ? `Parts: ${parts.map(({name, href}) => linked(code(name), href)).join(', ')}`
      : '',
    ...sectionsOf(model, sign),
  ].filter((block) => block !== '');
}

/** A heading with what stands below it. */
type Section = readonly [title: string, blocks: readonly string[]];

function sectionsOf(model: PageModel, sign: string): string[] {
  const {returnMembers, returns} = model;
  const props = [...alternativesOf(model), propTable(model), ...furtherOf(model)];
  const sections: Section[] = [
    [model.kind === 'hook' ? 'Parameters' : 'Props', props],
    ['Return value', [returns ? code(returns.text) : '', rows(returnMembers)]],
    ['Inheritance', [factsOf(model)]],
    ...stylesOf(model),
    [
      'Demos',
      [model.demos.map(({title, href}) => `- [${escapeMarkdown(title)}](${href})`).join('\n')],
    ],
    ['Types', typesOf(model.definitions)],
  ];
  return sections.flatMap(([title, blocks]) => {
    const told = blocks.filter((block) => block !== '');
    return told.length > 0 ? [`${sign} ${title}`, ...told] : [];
  });
}

/** What CSS can take hold of. */
function stylesOf({slots, classes, cssVariables, dataAttributes}: PageModel): Section[] {
  return [
    listed('Slots', ['Name', 'Class', 'Default', 'Description'], slots, (slot) => [
      code(slot.name),
      code(slot.class),
      code(slot.default),
      slot.description,
    ]),
    listed('CSS classes', ['Class', 'Key', 'Description'], classes, (each) => [
      code(`.${each.className}`),
      code(each.key),
      withDeprecation(each.description, each.deprecated),
    ]),
    listed('CSS variables', ['Name', 'Default', 'Description'], cssVariables, (each) => [
      code(each.name),
      code(each.default),
      each.description,
    ]),
    listed('Data attributes', ['Name', 'Description'], dataAttributes, (each) => [
      code(each.name),
      each.description,
    ]),
  ];
}

function listed<T>(
  title: string,
  head: readonly string[],
  all: readonly T[],
  toCells: (one: T) => Cell[],
): Section {
  return [title, [table(head, all.map(toCells))]];
}

function setBlocks({props, components, definitions}: SetOnPage): string[] {
  const types = typesOf(definitions);
  return [
    '## Props',
    rows(props),
    '## Components',
    components.map(({name, href}) => linked(code(name), href)).join(', '),
    ...(types.length > 0 ? ['## Types', ...types] : []),
  ];
}

function alternativesOf({alternatives}: PageModel): string[] {
  const list = (props: readonly CaseProp[], sign: string) => props.map(caseCode).join(sign);
  const lines = casesOf(alternatives).map(({when, given, possible, without, description}) => {
    const words = [
      when.length > 0 ? `**With ${list(when, ' + ')}:**` : '',
      given.length > 0 ? `Give ${list(given, ' + ')}.` : '',
      possible.length > 0 ? `Possible: ${list(possible, ', ')}.` : '',
      without.length > 0 ? `Leave out ${without.map(code).join(', ')}.` : '',
      flat(description),
    ];
    return `- ${words.filter(Boolean).join(' ')}`;
  });
  return lines.length > 0 ? ['Some props go together. Choose one of these:', lines.join('\n')] : [];
}

function caseCode({name, type}: CaseProp): string {
  return code(type === null ? name : `${name}: ${type}`);
}

function propTable({props, alternatives}: PageModel): string {
  return rows(props, (name) => {
    const {only = [], never = []} = companionsOf(name, alternatives) ?? {};
    return [
      only.length > 0 ? `Only with ${only.map(caseCode).join(' + ')}.` : '',
      never.length > 0 ? `Not with ${never.map(code).join(', ')}.` : '',
    ]
      .filter((words) => words !== '')
      .join(' ');
  });
}

/** Props that have no row, by where they come from; of a set the page that has their rows. */
function furtherOf({sets, inherited}: PageModel): string[] {
  const shared = sets.map(
    ({type, props, href}) =>
      `- ${props.length} of ${linked(code(type), href)}, which many components have`,
  );
  const others = inherited.map(({package: from, type, props}) => {
    const source = [type === '' ? '' : code(type), from === '' ? '' : `(${from})`].join(' ').trim();
    return `- ${props.length} of ${source}${from === 'react' ? '' : `: ${props.map(code).join(', ')}`}`;
  });
  const lines = [...shared, ...others];
  return lines.length > 0 ? ['Further props:', lines.join('\n')] : [];
}

function factsOf({inheritance, spread, forwardsRefTo, muiName}: PageModel): string {
  const facts = [
    inheritance &&
      `It also takes all props of ${linked(code(inheritance.component), inheritance.href)}.`,
    spread !== null && `All other props are passed on to ${code(spread)}.`,
    forwardsRefTo !== null && `Type of its ref: ${code(forwardsRefTo)}.`,
    muiName !== null && `In a theme it is called ${code(muiName)}.`,
  ];
  return facts.flatMap((fact) => (fact ? [`- ${fact}`] : [])).join('\n');
}

function typesOf(definitions: Readonly<Record<string, ApiDefinition>>): string[] {
  const texts = Object.values(definitions).map(({name, text}) => `type ${name} = ${text};`);
  return texts.length > 0 ? [fence('tsx', texts.join('\n\n'))] : [];
}

function rows(props: readonly ApiProp[], more: (prop: string) => string = () => ''): string {
  return table(
    ['Name', 'Type', 'Default', 'Description'],
    props.map((prop) => [
      `${code(prop.name)}${prop.required ? ' (required)' : ''}`,
      code(prop.signature?.text ?? prop.type.text),
      code(prop.default),
      [withDeprecation(prop.description, prop.deprecated), more(prop.name)]
        .filter((words) => words !== '')
        .join(' '),
    ]),
  );
}

function withDeprecation(description: string, deprecated: string | null): string {
  return deprecated === null ? description : `**Deprecated.** ${deprecated} ${description}`;
}
