export {loadStylesheet, type SheetElement, type StylesheetOptions} from './loadStylesheet';
export {useStylesheet} from './useStylesheet';
