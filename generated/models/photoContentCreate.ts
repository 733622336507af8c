import type { PhotoRequest } from './photoRequest.ts';

export interface PhotoContentCreate {
  /**
     * The photo's category.
     * @minimum 1
     */
  photoCategoryId: number;
  /**
     * The photos to store.
     * @minItems 1
     * @maxItems 100
     */
  photoContents: PhotoRequest[];
}
