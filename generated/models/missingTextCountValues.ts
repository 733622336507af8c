
/**
 * What these records have in the place of parameters that narrow lists of their kind; of a static page's sections, the page.
 */
export type MissingTextCountValues = {[key: string]: string | number | boolean | null};
