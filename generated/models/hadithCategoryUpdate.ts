import type { Active } from './active.ts';
import type { Id } from './id.ts';

export interface HadithCategoryUpdate {
  id: Id;
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The category that this one is a sub-category of; null at the top level.
     * @minimum 1
     * @nullable
     */
  parentCategoryId?: number | null;
  active?: Active;
}
