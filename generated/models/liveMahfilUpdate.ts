import type { Active } from './active.ts';
import type { FileId } from './fileId.ts';
import type { Id } from './id.ts';

export interface LiveMahfilUpdate {
  id: Id;
  /**
     * Name of the mahfil.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /** Whether only the community sees it. */
  privateVideo?: boolean;
  /**
     * What the mahfil is about; the form calls it Subject.
     * @maxLength 4000
     * @nullable
     */
  description?: string | null;
  /**
     * Day of the mahfil, DD/MM/YYYY.
     * @maxLength 10
     * @nullable
     * @pattern ^((0[1-9]|[12]\d)/(0[1-9]|1[0-2])|30/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/\d{4}$
     */
  dateTime?: string | null;
  /**
     * Where it is followed.
     * @minLength 1
     * @maxLength 2048
     */
  link: string;
  dbFileId?: FileId | null;
  active?: Active;
}
