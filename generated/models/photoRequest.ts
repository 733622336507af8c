import type { Active } from './active.ts';

/**
 * One photo of a create.
 */
export interface PhotoRequest {
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
