import {initials} from './identity';

/**
 * A mark for a library that has brought none: its initials on a square with round corners, in a
 * colour that its name decides.
 *
 * @param isDark whether it stands on a dark page
 */
export function markOf(name: string, isDark: boolean): string {
  const hue = [...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 360, 7);
  const [ground, ink] = isDark
    ? [`hsl(${hue} 60% 75%)`, `hsl(${hue} 60% 12%)`]
    : [`hsl(${hue} 55% 32%)`, '#fff'];
  const text = escapeXml(initials(name));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="14" fill="${ground}"/>
  <text x="32" y="43" font-family="system-ui, sans-serif" font-size="30" font-weight="600" text-anchor="middle" fill="${ink}">${text}</text>
</svg>
`;
}

function escapeXml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
