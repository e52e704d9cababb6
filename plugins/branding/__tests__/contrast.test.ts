import {getContrastRatio} from '@mui/system/colorManipulator';
import {readableColor, worstContrast} from '../core/contrast';

const LIGHT = ['#ffffff', '#eceae4'];
const DARK = ['#14161a', '#2a2f37'];

describe('worstContrast', () => {
  it('is that on the background nearest to the colour', () => {
    expect(worstContrast('#777777', LIGHT)).toBe(getContrastRatio('#777777', '#eceae4'));
    expect(worstContrast('#777777', DARK)).toBe(getContrastRatio('#777777', '#2a2f37'));
  });
});

describe('readableColor', () => {
  it('leaves a colour that is readable', () => {
    expect(readableColor('#0b5cad', LIGHT, 4.5, 'light')).toBe('#0b5cad');
    expect(readableColor('#7db8f0', DARK, 4.5, 'dark')).toBe('#7db8f0');
  });

  it.each(['#1769c5', '#ffcc00', '#ffffff', '#000000', '#777777', 'hsl(340, 80%, 60%)'])(
    'makes %s readable, whatever is behind it',
    (color) => {
      for (const ratio of [3, 4.5, 7]) {
        const onLight = readableColor(color, LIGHT, ratio, 'light');
        expect(worstContrast(onLight, LIGHT)).toBeGreaterThanOrEqual(ratio);
        const onDark = readableColor(color, DARK, ratio, 'dark');
        expect(worstContrast(onDark, DARK)).toBeGreaterThanOrEqual(ratio);
      }
    },
  );

  it('moves no farther than it must', () => {
    const ratio = worstContrast(readableColor('#ffcc00', LIGHT, 4.5, 'light'), LIGHT);
    expect(ratio).toBeLessThan(4.8);
  });

  it('keeps the space of a colour', () => {
    const color = readableColor('color(display-p3 0.9 0.5 0.1)', LIGHT, 4.5, 'light');
    expect(color).toMatch(/^color\(display-p3 0\.\d{1,4} 0\.\d{1,4} 0\.\d{1,4}\)$/);
  });

  it('ends in black or white where nothing is enough', () => {
    expect(readableColor('#777777', ['#777777'], 21, 'light')).toBe('#000000');
    expect(readableColor('#777777', ['#777777'], 21, 'dark')).toBe('#ffffff');
  });
});
