
/**
 * What fills the places of the message, by their names.
 */
export interface MessageParams { [key: string]: unknown }
