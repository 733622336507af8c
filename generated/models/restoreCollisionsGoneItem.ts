import type { RestoreCollisionsGoneItemAgreesWith } from './restoreCollisionsGoneItemAgreesWith.ts';

export type RestoreCollisionsGoneItem = {
  /** Name of the property. */
  property: string;
  /** What the property is called, or what is referred to, in the language that `Accept-Language` asks for. */
  title: string;
  /** What kind of record is referred to, by the name of its schema. */
  resource: string;
  /**
     * Number of that record.
     * @minimum 1
     */
  recordId: number;
  /** Whether it may be left out. */
  optional: boolean;
  /** True for a record that is there but, as it is by now, does not go with the others that are named; false for one that is gone for good. */
  unfit: boolean;
  /** What the record that is referred to must go with: values of the record itself, by the names of its properties. */
  agreesWith: RestoreCollisionsGoneItemAgreesWith;
  /**
     * All that the property refers to, where that is a list; null where it is one record.
     * @nullable
     * @items.minimum 1
     */
  list: number[] | null;
};
