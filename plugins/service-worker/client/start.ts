import settings from '@generated/service-worker/default/settings.json';
import {isDemoWindow} from '../../_shared/client';
import {isOfficial} from '../../_shared/site/hosts';
import {followChunks} from './chunks';
import {afterLoad, followReleases, registerWorker, removeWorker} from './register';
import {followTyping} from './typing';

// The server loads client modules too, and a development build has neither worker nor releases.
const isRead = typeof document !== 'undefined' && process.env.NODE_ENV === 'production';

// What a demo's window lacks the page around it lacks, too, and brings both.
if (isRead && !isDemoWindow()) {
  const typing = followTyping();
  followChunks({baseUrl: settings.baseUrl, typing});
  if ('serviceWorker' in navigator && isOfficial(settings.hosts, location)) {
    const script = `${settings.baseUrl}sw.js`;
    const container = navigator.serviceWorker;
    if (settings.enabled) followReleases({container, typing});
    afterLoad(() => {
      if (!settings.enabled) return removeWorker(container, script);
      return import('workbox-window').then(({Workbox}) =>
        registerWorker({workbox: new Workbox(script), now: Date.now}),
      );
    });
  }
}
