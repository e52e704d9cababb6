interface WatchOptions {
  slack?: number;
  still?: boolean;
  topic: string;
}
function isFar(distance: number, options: Omit<WatchOptions, 'topic'>) {
  const {slack = 100, still = false} = options;
  return !still && distance > slack;
}
/**
 * Watches.
 *
 * @param options.topic What is watched.
 */
export function useWatch(options: WatchOptions) {
  const {topic, ...other} = options;
  return isFar(topic.length, other);
}
