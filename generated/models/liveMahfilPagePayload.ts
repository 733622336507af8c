import type { LiveMahfil } from './liveMahfil.ts';
import type { Pageable } from './pageable.ts';

export type LiveMahfilPagePayload = {
  content: LiveMahfil[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
