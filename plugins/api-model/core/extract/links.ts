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
  const described = <T extends {description: string}>(one: T): T =>
    // Rows are the same object in all models that have them.
    one.description.includes('](/') ? {...one, description: absolute(one.description)} : one;
  const deprecable = <T extends {description: string; deprecated: string | null}>(one: T): T => {
    const own = described(one);
    return own.deprecated?.includes('](/') ? {...own, deprecated: absolute(own.deprecated)} : own;
  };
  return {
    ...described(model),
    props: model.props.map(deprecable),
    returnMembers: model.returnMembers.map(deprecable),
    slots: model.slots.map(described),
    classes: model.classes.map(deprecable),
  };
}
