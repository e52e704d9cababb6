/** A fence with all that it holds, indented or in a quote too; one that is never closed ends with the text. */
const FENCES = /^(?:[ \t>]*)(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?^[ \t>]*\1[`~]*[ \t]*$|[\s\S]*$)/gm;

/** Changes the text of a page, and leaves what stands in its fences as it is. */
export function outsideFences(text: string, change: (prose: string) => string): string {
  let end = 0;
  let changed = '';
  for (const fence of text.matchAll(FENCES)) {
    changed += change(text.slice(end, fence.index)) + fence[0];
    end = fence.index + fence[0].length;
  }
  return changed + change(text.slice(end));
}
