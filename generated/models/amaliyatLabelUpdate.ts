import type { Active } from './active.ts';
import type { Id } from './id.ts';
import type { TextWrite } from './textWrite.ts';

export interface AmaliyatLabelUpdate {
  id: Id;
  /**
     * Title of the label per language.
     * @minItems 1
     * @maxItems 100
     */
  titles: TextWrite[];
  /**
     * Subtitle of the label per language; leave out languages without one.
     * @maxItems 100
     */
  subTitles?: TextWrite[];
  /**
     * Key word of the label.
     * @minLength 1
     * @maxLength 255
     */
  tag: string;
  /**
     * Time of day, twelve-hour clock (hh:mm A).
     * @maxLength 8
     * @pattern ^(0[1-9]|1[0-2]):[0-5]\d [AP]M$
     */
  time: string;
  active: Active;
}
