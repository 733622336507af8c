
export type FollowRecordsParams = {
/**
 * Only the record with this number.
 * @minimum 1
 * @maximum 9007199254740991
 */
recordId?: number;
/**
 * So many milliseconds ago what is shown was read; changes since then are told first.
 * @minimum 0
 * @maximum 86400000
 */
age?: number;
};
