import {cleanCss} from './css';
import type {Theme, XmlElement, XmlNode} from './types';

const XHTML = 'http://www.w3.org/1999/xhtml';

/** The size of a picture in px, and how large what it shows is drawn. */
export interface Frame {
  width: number;
  height: number;
  scale: number;
}

/** What a picture is made of. */
export interface Subject {
  /** The demo's clean tree, or what stands in for it. */
  demo: XmlNode;
  /** Style sheets that the demo needs from its page, in their order. */
  sheets: readonly string[];
}

/**
 * A picture as an SVG tree: the demo in the middle of a box without a background, what is too
 * large for it fading at the end sides.
 *
 * @param theme stands on the root as on a page's, for sheets that ask `:root[data-theme='dark']`
 */
export function compose({demo, sheets}: Subject, frame: Frame, theme: Theme): XmlElement {
  const {width, height, scale} = frame;
  const [innerWidth, innerHeight] = [round(width / scale), round(height / scale)];
  const box = element('div', {xmlns: XHTML, class: 'picture'}, [demo]);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width: String(width),
      height: String(height),
      'data-theme': theme,
    },
    [
      style([`:root{color-scheme:${theme}}`, ...sheets.map(cleanCss), BOX, STILL].join('\n')),
      element(
        'foreignObject',
        {
          width: String(innerWidth),
          height: String(innerHeight),
          transform: `scale(${scale})`,
        },
        [box],
      ),
    ],
  );
}

/** What stands in for the demo of a page that has none: its name. */
export function nameplate(title: string): XmlElement {
  return element('div', {xmlns: XHTML, class: 'nameplate'}, [{type: 'text', value: title}]);
}

/**
 * The case as on a page. `safe`: what is too high shows its beginning. The fade begins in the
 * padding, so that what fits is whole.
 */
const BOX = [
  '.picture{box-sizing:border-box;width:100%;height:100%;padding:28px;display:flex;align-items:safe center;justify-content:center;overflow:hidden;color:CanvasText;font:400 16px/1.5 Roboto,Helvetica,Arial,sans-serif;text-align:start;mask:linear-gradient(to right,#000 calc(100% - 28px),transparent),linear-gradient(#000 calc(100% - 28px),transparent);mask-composite:intersect}',
  '.picture>.demo{flex:none;width:100%;display:flex;justify-content:safe center}',
  '.picture>.demo>div{display:contents}',
  '.nameplate{font-size:28px;font-weight:500;opacity:.6}',
].join('\n');

/** Nothing moves where a picture is shown; the moment is one in which spinners are seen. */
const STILL =
  '*,::before,::after{animation-play-state:paused!important;animation-delay:-.6s!important;transition:none!important;caret-color:transparent!important}';

function style(css: string): XmlElement {
  return element('style', {}, [{type: 'text', value: css}]);
}

function element(
  name: string,
  attributes: XmlElement['attributes'],
  children: XmlNode[],
): XmlElement {
  return {type: 'element', name, attributes, children};
}

/** Sizes in the file are short, and the same on every machine. */
function round(length: number): number {
  return Math.round(length * 100) / 100;
}
