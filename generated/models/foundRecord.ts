import type { FoundRecordValues } from './foundRecordValues.ts';
import type { Id } from './id.ts';

/**
 * A record that was found.
 */
export interface FoundRecord {
  /** What kind of record, by the name of its schema. */
  resource: string;
  recordId: Id;
  /**
     * What it is called, in the language in which it was found; null when it has no name.
     * @nullable
     */
  label: string | null;
  /** The property in which the first word was found. */
  property: string;
  /**
     * A part of the text in which it was found; null where that is what the record is called.
     * @nullable
     */
  text: string | null;
  /** Whether it was found only by words much like those looked for. */
  similar: boolean;
  /** What the record has in the place of each parameter that narrows lists of its kind; of a static page's section, also the page. */
  values: FoundRecordValues;
}
