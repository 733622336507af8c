import type { DiseaseCategory } from './diseaseCategory.ts';
import type { Pageable } from './pageable.ts';

export type DiseaseCategoryPagePayload = {
  content: DiseaseCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
