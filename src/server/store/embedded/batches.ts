/**
 * PostgreSQL's frontend/backend protocol, as far as a go-between must know it
 * (https://www.postgresql.org/docs/current/protocol-message-formats.html): a message is one byte for its kind and four for
 * its length, which counts itself.
 */
const query = 'Q'.charCodeAt(0)
const sync = 'S'.charCodeAt(0)
const header = 5

/**
 * How many of these bytes are whole batches: messages up to a query or a sync, to which the engine returns all there is
 * to say. What is sent in between is not to be mixed with what others send.
 */
export function wholeBatches(bytes: Buffer): number {
  let whole = 0
  for (let at = 0; at + header <= bytes.length; ) {
    const end = at + 1 + bytes.readInt32BE(at + 1)
    if (end > bytes.length) break
    if (bytes[at] === query || bytes[at] === sync) whole = end
    at = end
  }
  return whole
}

/** "You are welcome" and "ready for a query", the answer to who connects. */
export const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

/** A simple query. */
export function queryMessage(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(header + Buffer.byteLength(text) + 1)
  const view = Buffer.from(bytes.buffer)
  view[0] = query
  view.writeInt32BE(bytes.length - 1, 1)
  view.write(text, header)
  return bytes
}
