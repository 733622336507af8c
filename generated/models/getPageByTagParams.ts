import type { MissingInParameter } from './missingInParameter.ts';

export type GetPageByTagParams = {
/**
 * Asks for the sections, which every response has.
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
/**
 * Number of a language: only records of which a text is missing in it, that is, which have one of their texts in another
 * language and not in this one.
 * @minimum 1
 * @maximum 9007199254740991
 */
missingIn?: MissingInParameter;
};
