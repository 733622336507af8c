
/**
 * When the record was created, in **seconds** since 1970-01-01 UTC.
 * @minimum 0
 */
export type CreationDateTimeStamp = number;
