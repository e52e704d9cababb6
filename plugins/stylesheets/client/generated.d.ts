declare module '@generated/stylesheets/default/icon-font.json' {
  import type {IconFont} from './iconFont';

  const iconFont: IconFont;
  export default iconFont;
}
