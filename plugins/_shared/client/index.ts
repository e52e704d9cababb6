export {announce} from './announce';
export {
  callTag,
  loadScript,
  SCRIPT_TIMEOUT_MS,
  track,
  whenLoaded,
  type ScriptOptions,
} from './calls';
export {clickData, type ClickData} from './clickData';
export {copyText} from './clipboard';
export {isDemoWindow} from './frame';
export {COPY_TEXTS} from './copyTexts';
export {followConsent, publishConsent, readConsent, type Consent} from './consent';
export {
  listenToRequests,
  readCodeVariant,
  requestSetting,
  watchCodeVariant,
  type CodeVariant,
  type SettingRequest,
} from './setting';
export {coerce, isStorageReadable, listenToStorage, readStorage, writeStorage} from './storage';
export {COPIED_MS, useCopyButton} from './useCopyButton';
