import type { RestoredValues } from './restoredValues.ts';

export interface TrashRestore {
  values?: RestoredValues;
}
