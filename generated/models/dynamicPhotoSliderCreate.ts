import type { Active } from './active.ts';

export interface DynamicPhotoSliderCreate {
  /**
     * Caption of the picture.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * Where the website shows it; part of the edit screen's address, so without a slash.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[^/]+$
     */
  purpose: string;
  /**
     * Number of the uploaded picture.
     * @minimum 1
     */
  imageId: number;
  /**
     * Place in the order; lower comes first.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  sortOrder?: number | null;
  active?: Active;
}
