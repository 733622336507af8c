import type { Error } from './error.ts';

/**
 * The server has no space left; nothing was stored.
 */
export type NoSpaceResponse = Error;
