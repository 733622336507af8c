
/**
 * The version the change is based on: the record's `lastModifiedDate` in quotes (or the `ETag` it was read with). When
 * the record has been written since, the update answers 409, says by whom and when, lists in `changes` which properties
 * were written since, and carries the present record as `payload`. Left out: the update overwrites whatever is there.
 */
export type IfMatchParameter = string;
