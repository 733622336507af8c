import type { Active } from './active.ts';
import type { Id } from './id.ts';
import type { TextWrite } from './textWrite.ts';

export interface AmaliyatCategoryUpdate {
  id: Id;
  /**
     * Title of the category per language.
     * @minItems 1
     * @maxItems 100
     */
  titles: TextWrite[];
  /**
     * Subtitle of the category per language; leave out languages without one.
     * @maxItems 100
     */
  subTitles?: TextWrite[];
  /**
     * Place in the order; lower comes first.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  sortOrder?: number | null;
  /**
     * The category that this one becomes a part of; null for a top-level one.
     * @minimum 1
     * @nullable
     */
  parentCategoryId?: number | null;
  active?: Active;
}
