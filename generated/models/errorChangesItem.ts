
export type ErrorChangesItem = {
  /** JSON Pointer into the body of the update; of a property that it has not, into the record. */
  path: string;
  /**
     * Name of the user who wrote it; null when the system did.
     * @nullable
     */
  changedBy: string | null;
  /** When it was written, UTC. */
  changedDate: string;
  /** What is stored there now, under the names of the record (`translatedText`, not `text`); null for nothing. */
  value: unknown;
};
