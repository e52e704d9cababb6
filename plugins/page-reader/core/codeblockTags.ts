/**
 * How `<codeblock>` is read in CommonMark: each of its tags is a piece of HTML by itself, so that a
 * fence may follow at once. Without this the fence would be a part of the HTML.
 */

/** What of micromark is used here. A code is a character's, or below zero for a line's end. */
type State = (code: number | null) => State | undefined;

interface Effects {
  enter(type: string): void;
  exit(type: string): void;
  consume(code: number | null): void;
}

interface Construct {
  name: string;
  concrete: boolean;
  tokenize(effects: Effects, ok: State, nok: State): State;
}

/** An extension of micromark. */
interface Extension {
  flow?: Record<number, Construct>;
  disable?: {null?: string[]};
}

/** What a processor is told of its parser. */
interface ParserData {
  micromarkExtensions?: (Extension | Extension[])[];
}

const LESS_THAN = 60;
const TAG = /^<\/?codeblock(?:\s[^<>]*)?>[ \t]*$/;
const isLineEnd = (code: number | null) => code === null || (code < 0 && code > -6 && code < -2);

const CODEBLOCK: Construct = {
  name: 'codeblockTag',
  concrete: true,
  tokenize(effects, ok, nok) {
    let read = '';
    const rest: State = (code) => {
      if (isLineEnd(code)) {
        if (!TAG.test(read)) return nok(code);
        effects.exit('htmlFlowData');
        effects.exit('htmlFlow');
        return ok(code);
      }
      read += code === null || code < 0 ? ' ' : String.fromCharCode(code);
      effects.consume(code);
      return rest;
    };
    return (code) => {
      effects.enter('htmlFlow');
      effects.enter('htmlFlowData');
      return rest(code);
    };
  },
};

/** Remark plugin that reads the tags so. It leaves MDX alone, where they are elements. */
export function remarkCodeblockTags(this: {data(): object}): void {
  const data: ParserData = this.data();
  const known = (data.micromarkExtensions ??= []);
  const isMdx = known.flat().some(({disable}) => disable?.null?.includes('htmlFlow'));
  if (!isMdx) known.push({flow: {[LESS_THAN]: CODEBLOCK}});
}
