export {default as createPanel, PanelRoot} from './createPanel';
