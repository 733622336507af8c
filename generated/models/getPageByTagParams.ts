
export type GetPageByTagParams = {
/**
 * Asks for the sections, which are in every answer.
 */
includeSections?: boolean;
/**
 * The newest section first; the oldest first when false or absent.
 */
sortByDesc?: boolean;
/**
 * Language of the single texts taken from per-language ones.
 * @maxLength 35
 */
languageCode?: string;
};
