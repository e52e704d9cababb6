/** Parameter of a page's address: the id of the figure of the one demo that is to be shown. */
export const ALONE_PARAM = 'demo';

/** On `<html>`, where one demo is shown: `page` in a window, `frame` inside another page. */
export const ALONE_ATTRIBUTE = 'data-demo-alone';

/** On the figure of that demo, and, as `around`, on all that it stands in. */
const MARK_ATTRIBUTE = 'data-alone';

/** On `<html>`, until the demo that is asked for has been read. */
const PENDING_ATTRIBUTE = 'data-demo-awaited';

/**
 * The inline script that says so before the first paint. Nothing is painted until the document is
 * read, so that nothing else of the page is seen; where it has no such demo, all of it is shown.
 */
export function aloneScript(): string {
  return `(function(){
var root=document.documentElement,id=new URLSearchParams(location.search).get('${ALONE_PARAM}');
if(!id)return;
root.setAttribute('${ALONE_ATTRIBUTE}',parent===window?'page':'frame');
root.setAttribute('${PENDING_ATTRIBUTE}','');
document.addEventListener('readystatechange',function(){
var figure=document.querySelector('figure[id="'+CSS.escape(id)+'"]');
root.removeAttribute('${PENDING_ATTRIBUTE}');
if(!figure)return root.removeAttribute('${ALONE_ATTRIBUTE}');
for(var each=figure;each&&each!==document.body;each=each.parentElement)
each.setAttribute('${MARK_ATTRIBUTE}',each===figure?'':'around')
},{once:true})
})()`;
}

/**
 * The same of a figure that came later.
 *
 * @returns takes the marks away
 */
export function markAlone(figure: HTMLElement): () => void {
  const marked: HTMLElement[] = [];
  for (let each: HTMLElement | null = figure; each && each !== document.body;) {
    each.setAttribute(MARK_ATTRIBUTE, each === figure ? '' : 'around');
    marked.push(each);
    each = each.parentElement;
  }
  return () => marked.forEach((each) => each.removeAttribute(MARK_ATTRIBUTE));
}
