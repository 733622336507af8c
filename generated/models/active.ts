
/**
 * Whether app and website show the record. New records are active.
 */
export type Active = boolean;
