import {CARD_SIZE} from './address';

/** What stands on a card. */
export interface CardFacts {
  /** Empty: the product alone, as where no font has the letters of its title. */
  title: string;
  description: string;
  product: string;
  site: string;
  /** Main colour of the product. */
  accent: string;
  /** The product's mark, as a data address. */
  logo?: string | undefined;
  direction: 'ltr' | 'rtl';
}

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

/** A page as a case with its plate: what it is, large, and below whose it is. */
export function card(facts: CardFacts): CardElement {
  const {direction} = facts;
  return box(
    {...CARD_SIZE, direction, padding: MARGIN, backgroundColor: COLORS.paper},
    box(
      {
        flexDirection: 'column',
        flexGrow: 1,
        backgroundColor: COLORS.case,
        border: `2px solid ${COLORS.hairline}`,
        borderRadius: 24,
      },
      shown(facts),
      plate(facts),
    ),
  );
}

function shown({title, description}: CardFacts): CardElement {
  const [, fontSize] = SIZES.find(([most]) => Array.from(title).length <= most) ?? SIZES[3];
  return box(
    {
      flexDirection: 'column',
      flexGrow: 1,
      justifyContent: 'center',
      padding: `0 ${AIR}px`,
      overflow: 'hidden',
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

function plate({product, site, accent, logo}: CardFacts): CardElement {
  return box(
    {
      height: PLATE,
      flexShrink: 0,
      alignItems: 'center',
      padding: `0 ${AIR}px`,
      borderTop: `2px solid ${COLORS.hairline}`,
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
