import type { Error } from './error.ts';

/**
 * The request is well-formed, but a rule forbids it (for example, a record that it refers to does not exist).
 */
export type UnprocessableResponse = Error;
