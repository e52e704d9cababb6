import {isDay, releasedIn} from '../core/released';

const changelog = (heading: string, ...lines: string[]) =>
  ['# Changelog', '', '## 2.1.0-beta.0', '_Jan 1, 2020_', '', heading, ...lines].join('\n');

it.each([
  [changelog('## 2.1.0', '', '<!-- generated -->', '', '_Oct 2, 2025_'), '2025-10-02'],
  [changelog('## v2.1.0', '', '_September 12, 2025_'), '2025-09-12'],
  [changelog('## [2.1.0] - 2025-03-04'), '2025-03-04'],
  [changelog('## [2.1.0](https://a.example/compare/v2.0.0...v2.1.0) (2025-03-04)'), '2025-03-04'],
  [changelog('### @acme/ui@2.1.0', 'Released 4th March 2025.'), '2025-03-04'],
  // It does not say, or says what is no day.
  [changelog('## 2.1.0', '- A prop.', '## 2.0.0', '_Oct 2, 2025_'), undefined],
  [changelog('## 2.1.0', '_Oct 42, 2025_'), undefined],
  [changelog('## 2.1.0', '_Foo 2, 2025_'), undefined],
  [changelog('## 2.1.01', '_Oct 2, 2025_'), undefined],
  ['', undefined],
])('reads when a version came out', (text, day) => {
  expect(releasedIn(text, '2.1.0')).toBe(day);
});

it('knows the days of the calendar', () => {
  expect(['2024-02-29', '2025-02-29', '2025-13-01', '2025-1-1', 7].map(isDay)).toEqual([
    ...[true, false, false, false, false],
  ]);
});
