import type { Amaliyat } from './amaliyat.ts';
import type { Pageable } from './pageable.ts';

export type AmaliyatPagePayload = {
  content: Amaliyat[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
