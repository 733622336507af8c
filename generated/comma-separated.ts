/** Query parameters whose values travel as one text, separated by commas, by path. */
export const commaSeparated: Readonly<Record<string, readonly string[]>> = {}
