/** The disk, as the server's bundle sees it: node's own modules are no part of a bundle. */
const fs = process.getBuiltinModule('node:fs');
const {createHash} = process.getBuiltinModule('node:crypto');
const {serialize, deserialize} = process.getBuiltinModule('node:v8');

const HASH_BYTES = 32;

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The hash of a file; `undefined` where there is none. */
export function hashOfFile(file: string): string | undefined {
  try {
    return hashOf(fs.readFileSync(file));
  } catch {
    return undefined;
  }
}

/** A value that was written before; `undefined` where there is none, or its file is torn. */
export function readValue(file: string): unknown {
  try {
    const bytes = fs.readFileSync(file);
    const [sum, body] = [bytes.subarray(0, HASH_BYTES), bytes.subarray(HASH_BYTES)];
    return sum.equals(sumOf(body)) ? deserialize(body) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a value with its sum, by which a torn file is known. What cannot be written is made anew
 * each time.
 */
export function writeValue(file: string, value: unknown): void {
  try {
    const body = serialize(value);
    fs.writeFileSync(file, Buffer.concat([sumOf(body), body]));
  } catch {
    fs.rmSync(file, {force: true});
  }
}

function sumOf(body: Uint8Array): Buffer {
  return createHash('sha256').update(body).digest();
}
