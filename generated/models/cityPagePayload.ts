import type { City } from './city.ts';
import type { Pageable } from './pageable.ts';

export type CityPagePayload = {
  content: City[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
