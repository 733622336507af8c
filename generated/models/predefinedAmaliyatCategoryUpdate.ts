import type { Active } from './active.ts';
import type { Id } from './id.ts';
import type { TextWrite } from './textWrite.ts';

export interface PredefinedAmaliyatCategoryUpdate {
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
     * Always null: these categories have no levels.
     * @nullable
     */
  parentCategoryId?: null;
  active?: Active;
}
