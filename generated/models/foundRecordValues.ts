
/**
 * What the record has in the place of each parameter that narrows lists of its kind; of a static page's section, also the page.
 */
export type FoundRecordValues = {[key: string]: string | number | boolean | null};
