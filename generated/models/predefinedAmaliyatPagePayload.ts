import type { Pageable } from './pageable.ts';
import type { PredefinedAmaliyat } from './predefinedAmaliyat.ts';

export type PredefinedAmaliyatPagePayload = {
  content: PredefinedAmaliyat[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
