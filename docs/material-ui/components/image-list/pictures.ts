export interface Picture {
  title: string;
  /** What is to be seen, for those who do not see it. */
  alt: string;
  src: string;
  width: number;
  height: number;
}

type Colors = [sky: string, sun: string, sea: string, sail: string];

const NIGHT: Colors = ['#12202f', '#f1e7c0', '#1d3a4d', '#8fa6b5'];
const NOON: Colors = ['#9fd0ea', '#fff3c4', '#2c7da0', '#ffffff'];
const DUSK: Colors = ['#f2a65a', '#ffe0a3', '#7a4069', '#3b1c32'];

/** A bay with a sun or a moon, and boats. */
function draw(width: number, height: number, colors: Colors, sun: number, boats: number[]) {
  const [sky, light, sea, sail] = colors;
  const shore = height * 0.62;
  const sails = boats.map(
    (x) => `<path fill="${sail}" d="M${x} ${shore - 70}v78h-44zm8 18 36 60H${x + 8}z"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="${sky}" d="M0 0h${width}v${height}H0z"/><circle cx="${sun}" cy="${shore * 0.45}" r="34" fill="${light}"/><path fill="${sea}" d="M0 ${shore}h${width}v${height - shore}H0z"/>${sails.join('')}</svg>`;
  return {src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height};
}

export const PICTURES: Picture[] = [
  {title: 'Noon', alt: 'Two white sails at noon', ...draw(300, 300, NOON, 220, [100, 210])},
  {title: 'Dusk', alt: 'A dark sail before a low sun', ...draw(300, 300, DUSK, 90, [190])},
  {title: 'Night', alt: 'A calm bay by moonlight', ...draw(300, 300, NIGHT, 200, [])},
  {title: 'Regatta', alt: 'Four sails in a row', ...draw(600, 300, NOON, 520, [90, 220, 350, 480])},
  {title: 'Mooring', alt: 'A boat at anchor, at night', ...draw(300, 420, NIGHT, 80, [170])},
  {title: 'Evening', alt: 'An empty sea at dusk', ...draw(300, 220, DUSK, 150, [])},
];
