import type { Error } from './error.ts';

/**
 * The body or the file is larger than allowed.
 */
export type PayloadTooLargeResponse = Error;
