
/**
 * Always true in a response with a 2xx status.
 */
export type Success = true;
