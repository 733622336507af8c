import type { Pageable } from './pageable.ts';
import type { Slider } from './slider.ts';

export type SliderPagePayload = {
  content: Slider[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
