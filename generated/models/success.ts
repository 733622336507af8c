
/**
 * Always true in an answer with a 2xx status.
 */
export type Success = true;
