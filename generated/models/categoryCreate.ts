import type { Active } from './active.ts';
import type { FileId } from './fileId.ts';
import type { TextWrite } from './textWrite.ts';

export interface CategoryCreate {
  /**
     * Name of the category per language.
     * @minItems 1
     * @maxItems 100
     */
  titles: TextWrite[];
  /**
     * Key word by which app and website find the category.
     * @maxLength 255
     * @nullable
     */
  tag?: string | null;
  dbFileId?: FileId | null;
  active?: Active;
  /**
     * Null or left out: the API gives the number.
     * @nullable
     */
  id?: null;
}
