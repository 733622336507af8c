
/**
 * New values for properties whose own ones are taken meanwhile, by the name of the property.
 */
export type TrashRestoreValues = {[key: string]: string | number};
