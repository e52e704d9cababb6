import type {ScriptNetwork} from '../../core/types';

export const SCRIPT: ScriptNetwork = {
  type: 'script',
  src: 'https://ads.test/a.js',
  id: '_ads_js',
  attributes: {'data-zone': '1'},
  selector: '#ads',
};

/** The element of the network's script, if it is in the page. */
export function scriptElement(): HTMLScriptElement | null {
  return document.querySelector('script#_ads_js');
}

/** Runs the script, which puts its ad beside itself. */
export function runScript(height = 100): HTMLElement {
  const ad = document.createElement('div');
  ad.id = 'ads';
  ad.innerHTML = '<a href="https://loom.test/">Loom</a>';
  ad.getBoundingClientRect = () => new DOMRect(0, 0, 130, height);
  scriptElement()?.after(ad);
  scriptElement()?.dispatchEvent(new Event('load'));
  return ad;
}
