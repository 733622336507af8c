import type { Pageable } from './pageable.ts';
import type { TrashedRecord } from './trashedRecord.ts';

export type TrashPagePayload = {
  content: TrashedRecord[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
