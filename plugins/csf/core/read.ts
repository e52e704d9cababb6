import ts from 'typescript';
import {argsOf} from './args';
import type {Args} from './args';
import {controlsOf} from './controls';
import {docOf} from './doc';
import {storyFaults, syntaxFault} from './faults';
import {givenOf} from './jsx';
import {isFunction, lineOf} from './nodes';
import {fieldOf, listOf, literalOf, objectOf, scopeOf, textAt, valueOf} from './scope';
import type {Scope} from './scope';
import {sourceOf} from './source';
import {exportsOf} from './exports';
import type {Exported} from './exports';
import {hasTag, tagsOf} from './tags';
import type {Story, StoryFault, StoryFile} from './types';

/** The file and what its stories share. */
interface Surroundings {
  scope: Scope;
  meta: ts.ObjectLiteralExpression;
  component: string | undefined;
}

/**
 * Reads a file of stories in Component Story Format 3.
 *
 * @param file its name, which tells the language
 */
export function readStories(file: string, text: string): StoryFile {
  const scope = scopeOf(file, text);
  const nothing = {component: undefined, title: undefined, description: undefined, stories: []};
  const torn = syntaxFault(file, text);
  if (torn) return {...nothing, faults: [torn]};
  const {meta: written, stories: exported} = exportsOf(scope);
  const meta = objectOf(written, scope);
  if (!meta) return {...nothing, faults: [noMeta(written)]};
  const component = componentOf(meta, scope);
  const around = {scope, meta, component};
  const shown = exported.filter(({name}) => isIncluded(name, meta, scope));
  const faults = shown.flatMap((each) =>
    storyFaults(each, {...around, rendersAll: Boolean(component)}),
  );
  const faulty = new Set(faults.map(({name}) => name));
  return {
    component,
    title: textAt(meta, ['title'], scope),
    description:
      textAt(meta, ['parameters', 'docs', 'description', 'component'], scope) ?? docOf(written),
    stories: shown.filter(({name}) => !faulty.has(name)).map((each) => readStory(each, around)),
    faults: faults.map(({name: _name, ...fault}) => fault),
  };
}

function noMeta(written: ts.Expression | undefined): StoryFault {
  const isCall = written && ts.isCallExpression(written);
  return {
    line: written ? lineOf(written) : 1,
    what: isCall
      ? 'its default export is made by a call, which cannot be read'
      : 'it has no default export that says what its stories are of',
    fix: 'write "export default {component: Button}", an object that stands in the file',
  };
}

/** The component by the name that the file gives it. */
function componentOf(meta: ts.ObjectLiteralExpression, scope: Scope): string | undefined {
  const field = fieldOf(meta, 'component', scope);
  return field && ts.isExpression(field) ? field.getText() : undefined;
}

/** `includeStories` and `excludeStories`: lists of names, or patterns. */
function isIncluded(name: string, meta: ts.ObjectLiteralExpression, scope: Scope): boolean {
  const matches = (field: string) => {
    const said = fieldOf(meta, field, scope);
    if (!said) return undefined;
    const value = valueOf(said, scope);
    if (!value || !ts.isRegularExpressionLiteral(value)) return listOf(said, scope).includes(name);
    const [, pattern = '', flags] = /^\/([^]*)\/(\w*)$/.exec(value.text) ?? [];
    return new RegExp(pattern, flags).test(name);
  };
  return (matches('includeStories') ?? true) && !(matches('excludeStories') ?? false);
}

function readStory({name, node, statement}: Exported, around: Surroundings): Story {
  const {scope, meta, component} = around;
  const story = objectOf(node, scope);
  const objects = [meta, story];
  const args = argsOf(objects, scope);
  const field = (key: string) => (story && fieldOf(story, key, scope)) ?? fieldOf(meta, key, scope);
  const docs = (...path: string[]) => textAt(story, ['parameters', 'docs', ...path], scope);
  const isRender = isFunction(valueOf(node, scope) ?? node);
  const render = renderOf(isRender ? node : field('render'), scope);
  const made = sourceOf({name: functionName(name), component, render, args}, scope.source);
  const tags = [meta, story].flatMap((each) => tagsOf(each, scope));
  return {
    name,
    title: textAt(story, ['name'], scope) ?? textAt(story, ['storyName'], scope),
    line: lineOf(statement),
    description: docs('description', 'story') ?? docOf(statement),
    ...made,
    preview: docs('source', 'code') ?? made.preview,
    values: Object.fromEntries(
      args.list.flatMap(({name: key, value, chosen = value}) =>
        chosen === undefined ? [] : [[key, chosen]],
      ),
    ),
    controls: controlsOf(args, objects, scope),
    live: render === undefined ? liveOf(component, args) : undefined,
    plays: field('play') !== undefined,
    tags,
    isHidden: !hasTag('autodocs', ['autodocs', ...tags]) || isOff(story, scope),
  };
}

/** Nothing where a control changes more than a value: content that is code, what is mapped. */
function liveOf(component: string | undefined, {list, spreads}: Args): Story['live'] {
  const coded = list.filter(({value}) => value === undefined);
  const {attributes, content} = givenOf(coded, spreads);
  const isMapped = list.some(({chosen}) => chosen !== undefined);
  if (component === undefined || content !== undefined || isMapped) return undefined;
  return {component, fixed: attributes.join(' ')};
}

function isOff(story: ts.ObjectLiteralExpression | undefined, scope: Scope): boolean {
  const parameters = objectOf(story && fieldOf(story, 'parameters', scope), scope);
  const docs = objectOf(parameters && fieldOf(parameters, 'docs', scope), scope);
  return literalOf(docs && fieldOf(docs, 'disable', scope), scope) === true;
}

/** The function that renders; the name of one that another module has. */
function renderOf(node: ts.Node | undefined, scope: Scope) {
  const value = valueOf(node, scope);
  if (!value) return undefined;
  return isFunction(value) || ts.isMethodDeclaration(value) ? value : value.getText();
}

/** `primary` → `Primary`: React takes a small letter for an element's. */
function functionName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
