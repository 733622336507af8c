import { Buffer } from 'node:buffer'

// jsdom has its own byte arrays, which the server's libraries do not accept; import this first.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer.prototype).constructor
