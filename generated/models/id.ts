
/**
 * The record's number, given by the API.
 * @minimum 1
 * @maximum 9007199254740991
 */
export type Id = number;
