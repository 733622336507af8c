import type { Active } from './active.ts';
import type { Id } from './id.ts';

export interface PhotoCategoryUpdate {
  id: Id;
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}
