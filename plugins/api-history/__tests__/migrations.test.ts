import {judge} from '../core/release/judge';
import {subjectOf} from '../core/release/report';
import type {ApiChange} from '../core/release/rules';
import {upgradeFacts} from '../core/upgrade/facts';
import {findingsIn} from '../core/upgrade/findings';
import {upgradeBetween} from '../core/upgrade/upgrade';
import {pastOf} from '../core/steps';
import {materialSnapshots} from './__fixtures__/materialSnapshots';

const snapshots = materialSnapshots();
const pairs = snapshots
  .slice(1)
  .map((after, i) => ({before: snapshots[i] ?? after, after}))
  .map(({before, after}) => ({
    title: `${before.version} → ${after.version}`,
    changes: judge(before, after),
  }));
const changesOf = (title: string): readonly ApiChange[] =>
  pairs.find((pair) => pair.title === title)?.changes ?? [];
const sure = (changes: readonly ApiChange[]) =>
  changes.filter(({level, sure: isSure}) => level === 'major' && isSure);

// What the library's own guides to v6 and v7 name that is part of its API: component, prop, class or
// import, in which release. What a component renders or does is no part of it.
const GUIDES = [
  ['5.18.0 → 6.0.0', 'ListItem, prop autoFocus', 'removed'],
  ['5.18.0 → 6.0.0', 'ListItem, prop button', 'removed'],
  ['5.18.0 → 6.0.0', 'ListItem, prop disabled', 'removed'],
  ['5.18.0 → 6.0.0', 'ListItem, prop selected', 'removed'],
  ['5.18.0 → 6.0.0', 'ListItem, class button', 'removed'],
  ['5.18.0 → 6.0.0', 'ListItem, class focusVisible', 'removed'],
  ['5.18.0 → 6.0.0', 'ListItem, class disabled', 'removed'],
  ['5.18.0 → 6.0.0', 'ListItem, class selected', 'removed'],
  ['5.18.0 → 6.0.0', 'MuiMediaQueryList', 'removed'],
  ['5.18.0 → 6.0.0', 'MuiMediaQueryListEvent', 'removed'],
  ['5.18.0 → 6.0.0', 'MuiMediaQueryListListener', 'removed'],
  // Three more reasons: a handler's argument may be more than it was.
  ['5.18.0 → 6.0.0', 'Autocomplete, prop onInputChange', 'narrowed'],
  // It was named as unstable, and became Grid2 with other props.
  ['5.18.0 → 6.0.0', 'Unstable_Grid2', 'unstable'],
  ['5.18.0 → 6.0.0', 'Grid2', 'added'],
  ['6.5.0 → 7.0.0', '@mui/material/**', 'path-closed'],
  ['6.5.0 → 7.0.0', 'Grid2', 'removed'],
  ['6.5.0 → 7.0.0', 'GridLegacy', 'added'],
  ['6.5.0 → 7.0.0', 'Grid, prop item', 'removed'],
  ['6.5.0 → 7.0.0', 'Grid, prop zeroMinWidth', 'removed'],
  ['6.5.0 → 7.0.0', 'Grid, prop xs', 'removed'],
  ['6.5.0 → 7.0.0', 'Grid, class item', 'removed'],
  ['6.5.0 → 7.0.0', 'grid2Classes', 'removed'],
  ['6.5.0 → 7.0.0', 'Hidden', 'removed'],
  ['6.5.0 → 7.0.0', 'HiddenProps', 'removed'],
  ['6.5.0 → 7.0.0', 'InputLabel, prop size', 'narrowed'],
  ['6.5.0 → 7.0.0', 'Dialog, prop onBackdropClick', 'removed'],
  ['6.5.0 → 7.0.0', 'Modal, prop onBackdropClick', 'removed'],
  ['6.5.0 → 7.0.0', 'createMuiTheme', 'removed'],
  ['6.5.0 → 7.0.0', 'experimentalStyled', 'removed'],
  ['6.5.0 → 7.0.0', 'StepButtonIcon', 'removed'],
] as const;

test.each(GUIDES)('%s: %s is told as %s', (title, subject, rule) => {
  const found = changesOf(title).filter((change) => subjectOf(change) === subject);
  expect(found.map((change) => change.rule)).toContain(rule);
});

// Each was read in the declarations and the code of both versions: it breaks code that was right.
test('what is called major in a minor release is one', () => {
  const minors = pairs.filter(({title}) => !/^(?:5\.18|6\.5)\.0 /.test(title));
  expect(minors.map(({title, changes}) => [title, sure(changes).map(subjectOf)])).toEqual([
    ['6.0.0 → 6.1.0', ['preReleaseLabel', 'preReleaseNumber']],
    ['6.1.0 → 6.2.0', ['Grid2Slot']],
    ['6.2.0 → 6.3.0', []],
    ['6.3.0 → 6.4.0', []],
    ['6.4.0 → 6.5.0', ['IconButton, prop loading']],
    ['7.0.0 → 7.1.0', []],
    ['7.1.0 → 7.2.0', []],
    ['7.2.0 → 7.3.0', []],
    ['7.3.0 → 7.3.4', []],
  ]);
});

test('and so is what is called major in 7.0.0, where 6.5.0 has what came later', () => {
  const rest = sure(changesOf('6.5.0 → 7.0.0'))
    .map(subjectOf)
    .filter((subject) => !/^Grid, (?:class|prop)|[Gg]rid2/.test(subject));
  expect(rest).toEqual([
    '@mui/material/**',
    'BadgeSlots',
    'BadgeSlotsAndSlotProps',
    ...['slotProps', 'slots'].map((prop) => `BottomNavigationAction, prop ${prop}`),
    ...['label', 'root'].map((slot) => `BottomNavigationAction, slot ${slot}`),
    'BottomNavigationActionOwnerState',
    'BottomNavigationActionSlots',
    'BottomNavigationActionSlotsAndSlotProps',
    ...['slotProps', 'slots'].map((prop) => `CardActionArea, prop ${prop}`),
    ...['focusHighlight', 'root'].map((slot) => `CardActionArea, slot ${slot}`),
    'CardActionAreaOwnerState',
    'CardActionAreaSlots',
    'CardActionAreaSlotsAndSlotProps',
    'Dialog, prop onBackdropClick',
    'Hidden',
    'HiddenProps',
    'InputLabel, prop size',
    'InputLabel, prop size',
    'Menu, prop anchorEl',
    'Modal, prop onBackdropClick',
    'OutlinedInput, slot notchedOutline',
    'OutlinedInputOwnerState',
    'Popover, prop anchorEl',
    'StepButtonIcon',
    'createMuiTheme',
    'experimentalStyled',
  ]);
});

test('what a reader has to change is found in code of v6, at its line', () => {
  const code = [
    "import Hidden from '@mui/material/Hidden';",
    "import {Grid, createMuiTheme} from '@mui/material';",
    "import createTheme from '@mui/material/styles/createTheme';",
    "import Dialog from '@mui/material/Dialog';",
    'const a = <Grid item xs={6} spacing={2} />;',
    'const b = <Dialog onBackdropClick={close} open />;',
    "const c = {'& .MuiGrid-item': {}};",
  ].join('\n');
  const upgrade = upgradeBetween(pastOf(snapshots), upgradeFacts(snapshots), '6.5.0', '7.3.4');
  const found = findingsIn(code, upgrade);
  expect(found.map(({line, name, member}) => [line, member ?? name])).toEqual([
    [1, 'Hidden'],
    [2, 'createMuiTheme'],
    [3, '@mui/material/styles/createTheme'],
    [5, 'item'],
    [5, 'xs'],
    [6, 'onBackdropClick'],
    [7, 'classes.item'],
  ]);
  expect(found[5]?.instead).toContain('onClose');
});
