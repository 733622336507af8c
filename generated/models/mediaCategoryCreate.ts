import type { Active } from './active.ts';

export interface MediaCategoryCreate {
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /** True for a category of videos, false for one of podcasts. */
  video: boolean;
  active?: Active;
}
