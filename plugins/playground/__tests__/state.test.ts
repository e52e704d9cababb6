import {parseState} from '../core/parse';
import {formatState, readState, withState} from '../core/state';
import type {Control, Start, Values} from '../core/types';

const named = (name: string) => ({name, description: '', required: false});

const CONTROLS: Control[] = [
  {...named('children'), kind: 'text'},
  {...named('label'), kind: 'text'},
  {...named('href'), kind: 'text'},
  {...named('disabled'), kind: 'flag', default: false},
  {...named('edge'), kind: 'choice', options: ['start', false, 2]},
  {...named('max'), kind: 'number', default: 100},
];

const START: Start = {values: {children: 'Button'}, wrapped: false, closes: false, rows: 5};

const parse = (text: string | undefined) => parseState(text, CONTROLS, START);

describe('what an address restores', () => {
  it.each<Values>([
    {children: 'Button'},
    {},
    {children: 'Save', disabled: true},
    {children: 'Button', edge: false, max: -1.5},
    {children: 'Button', edge: 2, disabled: false},
    {children: 'a,b:c~d~c~~t%2C%&=#?+ é🙂\n"', label: '~,~'},
  ])('is what it was made of: %j', (values) => {
    const search = withState('', 'playground-button', formatState(values, START));
    expect(search).toMatch(/^[!-~]*$/);
    expect(parse(readState(search, 'playground-button'))).toEqual(values);
  });

  it('survives one who encodes what needs no encoding', () => {
    expect(parse(readState('?p=edge%3Astart%2Cmax%3A7', 'p'))).toEqual({
      children: 'Button',
      edge: 'start',
      max: 7,
    });
  });

  it('can be read', () => {
    const values = {children: 'Button', edge: 'start', disabled: true};
    expect(withState('', 'p', formatState(values, START))).toBe('?p=disabled:true,edge:start');
  });

  it('is a character at least where half of one was typed', () => {
    const search = withState('', 'p', formatState({children: '\ud83d'}, START));
    expect(parse(readState(search, 'p'))).toEqual({children: '\ufffd'});
  });
});

describe('what no control could have given', () => {
  it.each([
    ...['', 'x', 'unknown:1', 'disabled:yes', 'disabled:', 'edge:left', 'edge:', 'max:many'],
    ...['max:NaN', 'max:Infinity', 'max: ', `label:${'x'.repeat(501)}`, '__proto__:x', ':', ',,'],
    ...['href:https://elsewhere.example', 'href:javascript:alert(1)', 'href://elsewhere.example'],
    ...['href:/\\elsewhere.example', 'href:/\t/elsewhere.example', 'toString:x'],
  ])('is dropped: %j', (text) => {
    expect(parse(text)).toEqual({children: 'Button'});
  });

  it('does not take the rest along', () => {
    expect(parse('edge:left,max:7,nonsense')).toEqual({children: 'Button', max: 7});
  });

  it.each(['/docs/', '#top', '?a=1'])('is no address of this site: %s', (href) => {
    expect(parse(`href:${href}`)).toEqual({children: 'Button', href});
  });
});

describe('the search of an address', () => {
  it('keeps everything else to the letter', () => {
    const search = '?q=a%20b&playground-button=x:1&empty&%70=%2f';
    expect(withState(search, 'playground-button', 'y:2')).toBe(
      '?q=a%20b&empty&%70=%2f&playground-button=y:2',
    );
    expect(withState(search, 'playground-button', '')).toBe('?q=a%20b&empty&%70=%2f');
    expect(withState(search, 'playground', 'y:2')).toContain('playground-button=x:1');
  });

  it('is empty where nothing is left', () => {
    expect(withState('?p=x:1', 'p', '')).toBe('');
    expect(readState('', 'p')).toBeUndefined();
  });
});
