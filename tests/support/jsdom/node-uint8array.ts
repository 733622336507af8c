import { Buffer } from 'node:buffer'

// jsdom brings byte arrays of its own, which the server's libraries take for strangers; this is to be imported first.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer.prototype).constructor
