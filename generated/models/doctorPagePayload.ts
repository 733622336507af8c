import type { Doctor } from './doctor.ts';
import type { Pageable } from './pageable.ts';

export type DoctorPagePayload = {
  content: Doctor[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
