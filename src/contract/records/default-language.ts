/**
 * The code of the default content language: used when none is requested, and for texts missing in the requested
 * language.
 */
export const defaultLanguage = 'bn'
