
/**
 * When the record was created, UTC.
 */
export type CreationDate = string;
