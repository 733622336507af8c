
export type RestoreCollisionsCollisionsItem = {
  /** Name of the property. */
  property: string;
  /** What the property is called, in the language that `Accept-Language` asks for. */
  title: string;
  /** What is taken. */
  value: string | number;
  /**
     * Number of the record that has it now.
     * @minimum 1
     */
  recordId: number;
  /**
     * What that record is called; null when it has no name.
     * @nullable
     */
  label: string | null;
};
