
/**
 * Language of the single texts (`title` and the like) taken from the per-language ones.
 */
export type LanguageCodeParameter = string;
