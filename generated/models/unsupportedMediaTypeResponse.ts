import type { Error } from './error.ts';

/**
 * The content type is not accepted, or the file is not what it says it is.
 */
export type UnsupportedMediaTypeResponse = Error;
