import type { Active } from './active.ts';

export interface ArticleCategoryCreate {
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}
