import {compile} from '../theme/DemoEditor/compile';
import {protect} from '../theme/DemoEditor/protect';

const one = (name: string, text: string) => {
  const compiled = compile([{name, text}]);
  return 'fault' in compiled ? compiled.fault : (compiled.files[0]?.code ?? '');
};

/** Runs protected code, and lists the guards that it passed. */
function passes(code: string): string[] {
  const passed: string[] = [];
  const loop = (line: number) => passed.push(`loop ${line}`);
  const call = (line: number) => passed.push(`call ${line}`);
  new Function('__vitrineLoop', '__vitrineCall', protect(code))(loop, call);
  return passed;
}

describe('compile', () => {
  it('makes JavaScript with imports by function of TypeScript and JSX', () => {
    const code = one(
      'Demo.tsx',
      `import Button, {type ButtonProps} from 'kit';
import type {Theme} from 'absent';

export default function Demo(props: ButtonProps): React.JSX.Element {
  return <Button {...props as Theme}>{1 satisfies number}</Button>;
}`,
    );
    expect(code).toContain("require('kit')");
    expect(code).not.toContain('absent');
    expect(String(code).split('\n')[3]).toContain('function Demo(props)');
  });

  it('leaves style sheets and data as they are', () => {
    expect(one('a.css', 'a { color: red }')).toBe('a { color: red }');
    expect(one('a.json', '{"a": 1}')).toBe('{"a": 1}');
  });

  it.each([
    ['Demo.tsx', 'const a = 1;\nreturn <b>;', 2],
    ['Demo.tsx', 'const a = 1;\nconst a = 2;', 2],
    ['Demo.jsx', 'let a: string;', 1],
    ['a.json', '{', undefined],
  ])('tells where a file cannot be read: %s %j', (file, text, line) => {
    const fault = one(file, text);
    expect(fault).toMatchObject({file, line});
    expect((fault as {message: string}).message).not.toMatch(/\(\d+:\d+\)|Error transforming/);
  });
});

describe('protect', () => {
  it.each([
    ['for (let i = 0; i < 1; i += 1) {}', ['loop 1']],
    ['for (const a of [1])\n  for (const b in {c: 1}) ;', ['loop 1', 'loop 2']],
    ['let i = 1; while (i--) i;', ['loop 1']],
    ['do { } while (false)', ['loop 1']],
    ['a: for (;;) for (;;) break a', ['loop 1', 'loop 1']],
    [
      'let n = 0; a: for (;;) { if (n++) break; for (;;) continue a }',
      ['loop 1', 'loop 1', 'loop 1'],
    ],
    ['(() => 1)()', ['call 1']],
    ['(a => b => ({a, b}))(1)(2)', ['call 1', 'call 1']],
    ['(function () { return 1 })()', ['call 1']],
    ['new (class { constructor() { this.a() } a() {} })()', ['call 1', 'call 1']],
    ['let f\nfor (const a of [1]) f = () => a\nf()', ['loop 2', 'call 2']],
  ])('guards %j', (code, expected) => {
    expect(passes(code)).toEqual(expected);
  });

  it('keeps what code means, its directives too', () => {
    const code = '(function () { "use strict"\n return this })()';
    expect(protect(code)).toMatch(/^\(function \(\) \{ "use strict";__vitrineCall\(1\);\n/);
  });
});
