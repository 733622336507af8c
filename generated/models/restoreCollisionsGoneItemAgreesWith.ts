
/**
 * What the record that is referred to must go with: values of the record itself, by the names of its properties.
 */
export type RestoreCollisionsGoneItemAgreesWith = {[key: string]: string | number | boolean | null};
