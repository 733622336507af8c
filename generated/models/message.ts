
/**
 * A sentence for the user; empty when there is nothing to say.
 */
export type Message = string;
