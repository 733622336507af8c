/** Bytes of a megabyte (MB) in contract, settings and messages. */
export const megabyte = 1024 * 1024
