
/**
 * Name of the user who last wrote the record; null for starting data.
 * @nullable
 */
export type LastModifiedBy = string | null;
