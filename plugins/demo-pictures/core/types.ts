/** An element of an XML tree, in the shape of xast. */
export interface XmlElement {
  type: 'element';
  name: string;
  attributes: Record<string, string | null | undefined>;
  children: XmlNode[];
}

/** A node of an XML tree; what is neither element nor text (comments, doctypes) is not drawn. */
export type XmlNode =
  | XmlElement
  | {type: 'text'; value: string}
  | {type: 'cdata' | 'comment' | 'doctype' | 'instruction'};

/** The modes that a picture is made for. */
export const THEMES = ['light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];
