import type { Error } from './error.ts';

/**
 * The body or the file is larger than allowed, or holds more than can be read.
 */
export type PayloadTooLargeResponse = Error;
