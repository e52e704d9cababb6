import {toFault} from '../client/faults';
import {createGuards, LIMIT_MS, RunawayError} from '../client/guard';
import {runModules} from '../client/modules';
import type {Modules} from '../client/modules';

const library: Modules = {
  kit: {Button: 'a button', Box: 'a box'},
  'kit/Button': {default: 'a button'},
};

beforeEach(() => {
  // The document's own script, which is the only one that evaluates.
  window.vitrineEvaluate = (text) => (0, eval)(text) as unknown;
});

function run(files: Record<string, string>, entry = 'Demo.tsx') {
  const list = Object.entries(files).map(([name, code]) => ({name, code}));
  return runModules({files: list, entry, library, guardsOf: createGuards()});
}

function faultOf(files: Record<string, string>) {
  try {
    run(files);
  } catch (thrown) {
    return toFault(thrown);
  }
  throw new Error('It ran.');
}

describe('the modules of a demo', () => {
  it('import what the library offers, and each other', () => {
    const {exports} = run({
      'Demo.tsx': "exports.default = [require('kit').Box, require('./parts/Row').row];",
      'parts/Row.tsx': "exports.row = require('../theme.js').theme;",
      'theme.ts': "exports.theme = 'blue';",
    });
    expect(exports.default).toEqual(['a box', 'blue']);
  });

  it('run once, in a circle too', () => {
    const {exports} = run({
      'Demo.tsx': "exports.early = 1; exports.default = require('./b').seen;",
      'b.ts': "exports.seen = require('./Demo').early;",
    });
    expect(exports.default).toBe(1);
  });

  it('import data and style sheets', () => {
    const {exports, css} = run({
      'Demo.tsx':
        "require('./a.css'); exports.default = [require('./d.json').default.n, require('./b.module.css').default.row];",
      'a.css': 'a{}',
      'b.module.css': '.row{}',
      'd.json': '{"n": 3}',
    });
    expect(exports.default).toEqual([3, 'row']);
    expect(css).toBe('a{}\n.row{}');
  });

  it('get no other package, and hear of the nearest', () => {
    expect(faultOf({'Demo.tsx': "require('kit/Buton')"})).toMatchObject({
      kind: 'import',
      name: 'kit/Buton',
      near: ['kit/Button'],
      file: 'Demo.tsx',
    });
    expect(faultOf({'Demo.tsx': "require('constructor')"})).toMatchObject({kind: 'import'});
  });

  it('get no file that is not there', () => {
    const files = {'Demo.tsx': "require('./them')", 'theme.ts': ''};
    expect(faultOf(files)).toMatchObject({kind: 'import', near: ['./theme']});
  });

  it('hear which export is missing, and where it is asked for', () => {
    expect(faultOf({'Demo.tsx': "\n\nrequire('kit').Buton"})).toMatchObject({
      kind: 'export',
      from: 'kit',
      name: 'Buton',
      near: ['Button'],
      file: 'Demo.tsx',
      line: 3,
    });
  });

  it('tell the line of what they throw', () => {
    const files = {'Demo.tsx': "require('./a b')", 'a b.ts': "\nthrow new TypeError('boom')"};
    expect(faultOf(files)).toEqual({kind: 'thrown', message: 'boom', file: 'a b.ts', line: 2});
  });

  it.each([
    [undefined, 'undefined'],
    ['text', 'text'],
    [Object.create(null), 'something that has no text'],
  ])('may throw anything: %#', (thrown, message) => {
    expect(toFault(thrown)).toEqual({kind: 'thrown', message});
  });
});

describe('the guards', () => {
  const stops = (act: () => void) => {
    try {
      act();
    } catch (error) {
      return error instanceof RunawayError ? `${error.kind} ${error.line}` : String(error);
    }
    return 'ends';
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stop a loop that runs for too long', () => {
    const {loop} = createGuards()('a.tsx');
    let time = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (time += 1));
    const endless = () => {
      for (;;) loop(7);
    };
    expect(stops(endless)).toBe('loop 7');
    expect(time).toBeGreaterThan(LIMIT_MS);
  });

  it('let a loop pass that is run again and again, with pauses', () => {
    const {loop} = createGuards()('a.tsx');
    let time = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => time);
    const act = () => {
      for (let pass = 0; pass < 100; pass += 1) {
        loop(7);
        time += LIMIT_MS / 2;
        jest.runAllTimers();
      }
    };
    expect(stops(act)).toBe('ends');
  });

  it('stop a function that is called for too long, not one that is slow', () => {
    const {call} = createGuards()('a.tsx');
    let time = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => time);
    call(1);
    time = 2 * LIMIT_MS;
    expect(stops(() => call(1))).toBe('ends');
    const endless = () => {
      for (;;) call(1);
    };
    expect(stops(endless)).toBe('recursion 1');
  });
});
