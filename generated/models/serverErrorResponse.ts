import type { Error } from './error.ts';

/**
 * Something failed on the server; nothing was changed.
 */
export type ServerErrorResponse = Error;
