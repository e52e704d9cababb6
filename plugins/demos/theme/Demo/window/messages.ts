import type {Environment} from '../demoStore';
import type {Path} from './clicks';

/** What a window says of its demo to the page that holds it. */
export interface HeightMessage {
  type: 'vitrine-demo-height';
  /** Id of the demo's figure. */
  id: string;
  /** In pixels. */
  height: number;
}

/** What a page says to the window of a demo. */
export interface StateMessage {
  type: 'vitrine-demo-state';
  environment: Environment;
  run: number;
}

/** What was clicked on the demo before its window was there. */
export interface ClicksMessage {
  type: 'vitrine-demo-clicks';
  clicks: Path[];
}

/**
 * Whether a message comes from a certain window of this site. What else has it is not asked: pages
 * of one origin are of one mind.
 */
export function isFrom(event: MessageEvent, source: unknown): boolean {
  return event.origin === location.origin && event.source === source;
}

/** The message of a type, or nothing. */
export function readMessage<Message extends {type: string}>(
  data: unknown,
  type: Message['type'],
): Message | undefined {
  const isMessage = typeof data === 'object' && data !== null && 'type' in data;
  return isMessage && data.type === type ? (data as Message) : undefined;
}
