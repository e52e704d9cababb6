import type {ApiModel} from '../model';

/** Drops the lists of demos and API pages that generators append: this site links its own. */
export function withoutIndex(description: string): string {
  return description.replace(/(?:^|\n)(?:Demos|API):\n[\s\S]*$/, '').trim();
}

/**
 * Links without an origin mean the package's own site, which is not the one they will stand on.
 *
 * @param origin `https://mui.com`
 */
export function absoluteLinks(model: ApiModel, origin: string): ApiModel {
  const absolute = (text: string) => text.replaceAll('](/', `](${origin}/`);
  const described = <T extends {description: string}>(one: T): T => ({
    ...one,
    description: absolute(one.description),
  });
  const deprecable = <T extends {description: string; deprecated: string | null}>(one: T): T => ({
    ...described(one),
    deprecated: one.deprecated === null ? null : absolute(one.deprecated),
  });
  return {
    ...described(model),
    props: model.props.map(deprecable),
    returnMembers: model.returnMembers.map(deprecable),
    slots: model.slots.map(described),
    classes: model.classes.map(deprecable),
  };
}
