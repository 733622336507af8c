import type { Active } from './active.ts';

export interface DiseaseCategoryCreate {
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}
