/** The content language, by its code, of a text for which none is asked, and where one is missing in the language asked for. */
export const defaultLanguage = 'bn'
