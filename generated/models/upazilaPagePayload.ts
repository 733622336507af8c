import type { Pageable } from './pageable.ts';
import type { Upazila } from './upazila.ts';

export type UpazilaPagePayload = {
  content: Upazila[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
