import type { Country } from './country.ts';
import type { Pageable } from './pageable.ts';

export type CountryPagePayload = {
  content: Country[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
