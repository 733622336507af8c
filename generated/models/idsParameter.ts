
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 */
export type IdsParameter = string;
