import type { Active } from './active.ts';

export interface DayCreate {
  /**
     * Name of the day.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The day's category.
     * @minimum 1
     */
  dayCategoryId: number;
  /**
     * The sub-category, of that category; null for none.
     * @minimum 1
     * @nullable
     */
  daySubCategoryId?: number | null;
  /**
     * Day of the Arabic month.
     * @minimum 1
     * @maximum 30
     * @nullable
     */
  arabicDay?: number | null;
  /**
     * Arabic month: 1 is Muharram, 12 is Dhu al-Hijjah.
     * @minimum 1
     * @maximum 12
     * @nullable
     */
  arabicMonth?: number | null;
  /**
     * What the day means and how it is kept.
     * @maxLength 4000
     * @nullable
     */
  description?: string | null;
  active?: Active;
}
