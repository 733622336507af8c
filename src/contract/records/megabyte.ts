/** Bytes of what contract, settings and messages call a megabyte (MB). */
export const megabyte = 1024 * 1024
