import {cleanCss, isInner} from './css';
import type {XmlElement, XmlNode} from './types';

/** Gives the data URI of an image, `undefined` where it cannot stand in the picture. */
export type ImageReader = (src: string) => string | undefined;

/** Elements that run, load or frame something, or say nothing in a picture. */
const DROPPED = new Set(
  'script noscript template iframe frame object embed link meta base audio video source track portal'.split(
    ' ',
  ),
);

/** Attributes that hold an address. */
const ADDRESSES = new Set(
  'href src srcset sizes action formaction poster background data ping cite longdesc manifest'.split(
    ' ',
  ),
);

/** Names that XML takes, without a prefix that nobody declared. */
const XML_NAME = /^[A-Za-z_][\w.-]*$/;

/** Characters that XML 1.0 has no way to write. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * A demo's tree as it may stand in a picture: nothing that runs, nothing that is fetched, nothing
 * that XML cannot hold. Ids and `aria-*` stay: styles and icons refer to them.
 *
 * @returns a new tree; `undefined` where nothing of the node is left
 */
export function cleanNode(node: XmlNode, readImage: ImageReader): XmlNode | undefined {
  if (node.type === 'text') return {type: 'text', value: node.value.replace(NOT_XML, '')};
  if (node.type !== 'element' || DROPPED.has(node.name) || !XML_NAME.test(node.name)) {
    return undefined;
  }
  if (node.name === 'style') return {...node, attributes: {}, children: cleanSheet(node)};
  const attributes = cleanAttributes(node.attributes);
  if (node.name === 'img') return cleanImage(node, attributes, readImage);
  return {...node, attributes, children: cleanAll(node.children, readImage)};
}

function cleanAll(nodes: readonly XmlNode[], readImage: ImageReader): XmlNode[] {
  return nodes.flatMap((node) => cleanNode(node, readImage) ?? []);
}

function cleanSheet({children}: XmlElement): XmlNode[] {
  const css = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return [{type: 'text', value: cleanCss(css.replace(NOT_XML, ''))}];
}

/** Without its image, an `img` would be a frame around its text. */
function cleanImage(
  {attributes: {src}}: XmlElement,
  attributes: XmlElement['attributes'],
  readImage: ImageReader,
): XmlElement | undefined {
  const inner = src == null || isInner(src) ? src : readImage(src);
  if (inner == null) return undefined;
  return {type: 'element', name: 'img', attributes: {...attributes, src: inner}, children: []};
}

function cleanAttributes(attributes: XmlElement['attributes']): XmlElement['attributes'] {
  const kept = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (value == null || !isKept(name.toLowerCase(), value)) return [];
    const text = value.replace(NOT_XML, '');
    return [[name, name === 'style' ? cleanCss(text) : text]];
  });
  return Object.fromEntries(kept);
}

function isKept(name: string, value: string): boolean {
  if (!XML_NAME.test(name) || name.startsWith('on')) return false;
  return !ADDRESSES.has(name) || isInner(value);
}
