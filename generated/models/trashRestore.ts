import type { TrashRestoreValues } from './trashRestoreValues.ts';

export interface TrashRestore {
  /** New values for properties whose own ones are taken meanwhile, by the name of the property. */
  values?: TrashRestoreValues;
}
