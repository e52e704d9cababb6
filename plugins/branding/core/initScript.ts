import {SETTING_EVENT} from '../../_shared/text/names';
import {THEME_COLORS} from './schemes';
import {DEFAULT_CHOICES, RULES, TAKE_OVER, WISHES} from './settings';

/**
 * The inline script that puts a reader's settings on `<html>` before the first paint, and keeps
 * them there until the store takes over: a theme's own script may write `data-theme` after it. What
 * is asked for until then is stored and shown; it wins over the address, as it does in the store.
 *
 * Written by hand, not taken from the compiled functions of `settings.ts`: what a bundler makes of
 * those is not fit to stand alone. The rules' data are the same, and one table of cases tests both.
 *
 * The direction of the page's language is what the page was served with, so that the script is the
 * same in all languages: a content security policy knows scripts by their text.
 */
export function initScript(): string {
  return `(function(){
var root=document.documentElement,rules=${embed(RULES)},defaults=${embed(DEFAULT_CHOICES)},colors=${embed(THEME_COLORS)},chosen={},attributes;
if(root.dir==='rtl')defaults.direction='rtl';
function choice(name){
var rule=rules[name],said=[chosen[name]];
if(rule.param)said.push(new URLSearchParams(location.search).get(rule.param));
try{said.push(localStorage.getItem(rule.key))}catch(e){}
return said.find(function(value){return rule.values.includes(value)})||defaults[name]}
function wished(query){return matchMedia(query).matches}
function show(){
var mode=choice('mode'),scheme=choice('scheme'),
theme=mode!=='system'?mode:wished('${WISHES.dark}')?'dark':'light',
high=scheme?scheme.endsWith('-high-contrast'):wished('${WISHES.moreContrast}');
attributes={'data-js':'','data-theme':theme,'data-mode':mode,
'data-scheme':theme+(high?'-high-contrast':''),dir:choice('direction'),
'data-motion':choice('motion')==='reduced'||wished('${WISHES.reducedMotion}')?'reduced':'full',
'data-code-variant':choice('codeVariant')};
keep();
document.querySelectorAll('meta[name=theme-color]').forEach(function(meta){meta.content=colors[attributes['data-scheme']]})}
function keep(){for(var name in attributes)if(root.getAttribute(name)!==attributes[name])root.setAttribute(name,attributes[name])}
function hear(event){
for(var name in event.detail){var value=event.detail[name];
if(name==='contrast'){name='scheme';value=attributes['data-theme']+(value==='high'?'-high-contrast':'')}
if(!Object.hasOwn(rules,name)||!rules[name].values.includes(value))continue;
chosen[name]=value;
try{localStorage.setItem(rules[name].key,value)}catch(e){}}
show()}
show();
document.addEventListener('${SETTING_EVENT}',hear);
var observer=new MutationObserver(keep);
observer.observe(root,{attributes:true,attributeFilter:Object.keys(attributes)});
document.addEventListener('${TAKE_OVER}',function(){observer.disconnect();document.removeEventListener('${SETTING_EVENT}',hear)},{once:true})
})()`;
}

/** `<` is escaped: nothing in a script may look like its end. */
function embed(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
