import type { Id } from './id.ts';
import type { RestoredValues } from './restoredValues.ts';

export interface DeleteUndo {
  /**
     * What kind of record, by the name of its schema.
     * @minLength 1
     * @maxLength 255
     */
  resource: string;
  recordId: Id;
  values?: RestoredValues;
}
