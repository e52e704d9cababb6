import type {StylisPlugin} from '@emotion/cache';

/** A demo, or what it attaches to the end of the body; without weight, so that rules keep theirs. */
const ROOT = ':where([data-demo],[data-demo-overlay])';
const INSIDE = ':where([data-demo] *,[data-demo-overlay],[data-demo-overlay] *)';

/** What stands for the page: `html`, `:where(:root, :host)`. */
const PAGE = /^(?:html|body|:root|:host|:(?:where|is)\((?:html|body|:root|:host|[\s,])+\))$/;
/** Steps of an animation are no selectors. */
const STEP = /^(?:from|to|[\d.]+%)$/;
const PSEUDO_ELEMENT = /::[\w-]+(?:\([^)]*\))?$|:(?:before|after)$/;

/**
 * A plugin of the style cache that keeps global rules to demos: those with none of its classes in
 * them. What only sets custom properties on the page stays there, where overlays find it too.
 *
 * @param key of the cache, which its class names begin with
 */
export function keepToDemos(key: string): StylisPlugin {
  const own = `.${key}-`;
  const isOwn = (selector: string) => selector.includes(own) || selector.includes('[data-demo');
  return (element) => {
    const {type, props, children} = element;
    if (type !== 'rule' || !Array.isArray(props) || props.some((one) => STEP.test(one))) return;
    const isOfProperties =
      Array.isArray(children) && children.every(({value}) => value.startsWith('--'));
    element.props = props.map((one) =>
      isOwn(one) || (isOfProperties && !/[*]/.test(one)) ? one : kept(one),
    );
  };
}

function kept(selector: string): string {
  if (PAGE.test(selector)) return ROOT;
  const at = selector.search(PSEUDO_ELEMENT);
  const [subject, pseudo] =
    at === -1 ? [selector, ''] : [selector.slice(0, at), selector.slice(at)];
  return `${subject}${INSIDE}${pseudo}`;
}
