import type { District } from './district.ts';
import type { Pageable } from './pageable.ts';

export type DistrictPagePayload = {
  content: District[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
