import type { DynamicPhotoSlider } from './dynamicPhotoSlider.ts';
import type { Pageable } from './pageable.ts';

export type DynamicPhotoSliderPagePayload = {
  content: DynamicPhotoSlider[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
