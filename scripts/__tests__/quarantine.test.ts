import {applyQuarantine, entryFaults} from '../lib/demoChecks/quarantine';

const FINDING = {page: '/a/', demo: 'Sale', look: 'dark rtl', check: 'axe', what: 'color-contrast'};
const ENTRY = {demo: 'Sale', check: 'axe', reason: 'new palette in May', expires: '2026-05-31'};
const WHOLE = {today: '2026-05-31', isWhole: true};

describe('the quarantine', () => {
  it('holds what an entry names, until its last day', () => {
    const {findings, held, faults} = applyQuarantine([FINDING], [ENTRY], WHOLE);
    expect({findings, held, faults}).toEqual({findings: [], held: [FINDING], faults: []});
  });

  it.each([{check: 'ids'}, {demo: 'Sales'}, {look: 'light rtl'}])(
    'lets through what differs: %o',
    (difference) => {
      const other = {...FINDING, ...difference};
      const {findings} = applyQuarantine(
        [FINDING, other],
        [{...ENTRY, modes: ['dark rtl']}],
        WHOLE,
      );
      expect(findings).toEqual([other]);
    },
  );

  it('fails by an entry that expired, and by what it held', () => {
    const {findings, faults} = applyQuarantine([FINDING], [ENTRY], {...WHOLE, today: '2026-06-01'});
    expect(findings).toEqual([FINDING]);
    expect(faults.join()).toMatchInlineSnapshot(
      `"Sale, axe: expired on 2026-05-31. Fix: mend the demo (new palette in May)"`,
    );
  });

  it('fails by an entry that nothing fails for any more', () => {
    const {faults} = applyQuarantine([], [ENTRY], WHOLE);
    expect(faults.join()).toMatchInlineSnapshot(
      `"Sale, axe: it fails no more. Fix: take the entry out"`,
    );
  });

  it('says nothing of entries where not all demos were run', () => {
    expect(applyQuarantine([], [ENTRY], {...WHOLE, isWhole: false}).faults).toEqual([]);
  });
});

describe('an entry', () => {
  it('is right with or without modes', () => {
    expect(entryFaults(ENTRY)).toEqual([]);
    expect(entryFaults({...ENTRY, modes: ['light ltr', 'server']})).toEqual([]);
  });

  it('tells all that is wrong with it', () => {
    const entry = {check: 'colour', modes: ['dim'], expires: '2026-02-30', until: 'May'};
    expect(entryFaults(entry).join('\n')).toMatchInlineSnapshot(`
      ".until: is no field. Fix: one of demo, check, modes, reason, expires
      .demo: is missing. Fix: write its name, as data-demo has it
      .check: got "colour". Fix: one of served, renders, hydrates, settles, console, network, axe, ids, overflow, shift, leak, focus, timers, react, steady, record
      .modes: got "dim". Fix: some of light ltr, light rtl, dark ltr, dark rtl, server
      .reason: is missing. Fix: say why it is put up with
      .expires: got "2026-02-30". Fix: write a day, as 2026-12-31"
    `);
  });
});
