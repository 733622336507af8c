
/**
 * When the record was last written, UTC.
 */
export type LastModifiedDate = string;
