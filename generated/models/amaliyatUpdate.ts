import type { Active } from './active.ts';
import type { FileId } from './fileId.ts';
import type { Id } from './id.ts';
import type { TextWrite } from './textWrite.ts';

export interface AmaliyatUpdate {
  id: Id;
  /**
     * Title of the amaliyat per language.
     * @minItems 1
     * @maxItems 100
     */
  titles: TextWrite[];
  /**
     * Subtitle of the amaliyat per language; leave out languages without one.
     * @maxItems 100
     */
  subTitles?: TextWrite[];
  /**
     * The label of the amaliyat.
     * @minimum 1
     */
  amaliyatLabelId: number;
  /**
     * The category of the amaliyat.
     * @minimum 1
     */
  amaliyatCategoryId: number;
  /** Whether it is recommended. */
  recommended?: boolean;
  /** Whether it belongs to the tracking of prayers. */
  namazTracking?: boolean;
  audioDbFileId?: FileId | null;
  /**
     * The single day, or the first day of the range, on which it is shown, DD-MM.
     * @maxLength 5
     * @nullable
     * @pattern ^((0[1-9]|[12]\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$
     */
  startVisibilityDayMonth?: string | null;
  /**
     * Last day of the range, DD-MM; null for a single day or a list of days.
     * @maxLength 5
     * @nullable
     * @pattern ^((0[1-9]|[12]\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$
     */
  endVisibilityDayMonth?: string | null;
  /**
     * The days on which it is shown, when they are several.
     * @maxItems 366
     * @items.maxLength 5
     * @items.pattern ^((0[1-9]|[12]\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$
     */
  amaliyatVisibilityDayMonths?: string[];
  active?: Active;
}
