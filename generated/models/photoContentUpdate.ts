import type { Active } from './active.ts';
import type { Id } from './id.ts';

/**
 * The photo stays in its category.
 */
export interface PhotoContentUpdate {
  id: Id;
  /**
     * Caption of the photo.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * What the photo shows.
     * @maxLength 200000
     * @nullable
     */
  shortDescription?: string | null;
  /**
     * Number of the uploaded photo.
     * @minimum 1
     */
  photoPreviewId: number;
  active?: Active;
}
