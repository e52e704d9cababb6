import {CARD_SIZE} from './address';

/** What a page says of itself. */
export interface TextFacts {
  title: string;
  description: string;
  direction: 'ltr' | 'rtl';
}

/** What all pages of a version of a product have alike. */
export interface CaseFacts {
  product: string;
  site: string;
  /** Main colour of the product. */
  accent: string;
  /** The product's mark, as a data address. */
  logo?: string | undefined;
  direction: 'ltr' | 'rtl';
}

/** What stands on a card. */
export type CardFacts = TextFacts & CaseFacts;

/** An element as `satori` takes it. */
export interface CardElement {
  type: string;
  props: Record<string, unknown>;
}

/** Families of the fonts, each with those behind it that have other letters. */
export const FAMILIES = {display: 'display', text: 'text'};

/** Of the light scheme: a card is shown among others, in whatever mode its reader is. */
export const COLORS = {
  paper: '#fdfcfa',
  case: '#ffffff',
  ink: '#24231f',
  soft: '#5e5b54',
  hairline: '#e4e1da',
};

const MARGIN = 48;
const AIR = 64;
/** Height of the plate. */
const PLATE = 104;

/** Most letters of a title → its size: what is longer is cut at the third line. */
const SIZES = [
  [16, 112],
  [26, 92],
  [52, 72],
  [Infinity, 54],
] as const;

/** Line around the case. */
const LINE = 2;

/** Where the text of a page stands in its card: all of the case but the plate. */
export const SHOWN = {
  left: MARGIN + LINE,
  top: MARGIN + LINE,
  width: CARD_SIZE.width - 2 * (MARGIN + LINE),
  height: CARD_SIZE.height - 2 * (MARGIN + LINE) - PLATE,
};

/** A case with its plate, which all pages of a product have alike. */
export function emptyCase(facts: CaseFacts): CardElement {
  return box(
    {...CARD_SIZE, direction: facts.direction, padding: MARGIN, backgroundColor: COLORS.paper},
    box(
      {
        flexDirection: 'column',
        flexGrow: 1,
        backgroundColor: COLORS.case,
        border: `${LINE}px solid ${COLORS.hairline}`,
        borderRadius: 24,
      },
      box({flexGrow: 1}),
      plate(facts),
    ),
  );
}

/** What the case shows: what the page is, large. It is as high as its lines. */
export function shown({title, description, direction}: TextFacts): CardElement {
  const [, fontSize] = SIZES.find(([most]) => Array.from(title).length <= most) ?? SIZES[3];
  return box(
    {
      direction,
      flexDirection: 'column',
      width: SHOWN.width,
      padding: `0 ${AIR}px`,
      backgroundColor: COLORS.case,
    },
    text(title, {
      fontFamily: FAMILIES.display,
      fontSize,
      lineHeight: 1.12,
      letterSpacing: '-0.015em',
      color: COLORS.ink,
      lineClamp: fontSize > 72 ? 2 : 3,
    }),
    text(description, {
      marginTop: 24,
      fontSize: 32,
      lineHeight: 1.4,
      color: COLORS.soft,
      lineClamp: 3,
    }),
  );
}

function plate({product, site, accent, logo}: CaseFacts): CardElement {
  return box(
    {
      height: PLATE,
      flexShrink: 0,
      alignItems: 'center',
      padding: `0 ${AIR}px`,
      borderTop: `${LINE}px solid ${COLORS.hairline}`,
      fontSize: 32,
    },
    ...(logo === undefined ? [] : [{type: 'img', props: {src: logo, width: 52, height: 52}}]),
    text(product, {
      flexGrow: 1,
      margin: logo === undefined ? 0 : '0 20px',
      color: accent,
      lineClamp: 1,
    }),
    text(site, {color: COLORS.soft, lineClamp: 1}),
  );
}

function text(children: string, style: Record<string, unknown>): CardElement {
  const base = {display: 'block', fontFamily: FAMILIES.text, wordBreak: 'break-word'};
  return {type: 'div', props: {style: {...base, ...style}, children}};
}

function box(style: Record<string, unknown>, ...children: CardElement[]): CardElement {
  return {
    type: 'div',
    props: {style: {display: 'flex', boxSizing: 'border-box', ...style}, children},
  };
}
