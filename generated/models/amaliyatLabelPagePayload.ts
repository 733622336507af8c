import type { AmaliyatLabel } from './amaliyatLabel.ts';
import type { Pageable } from './pageable.ts';

export type AmaliyatLabelPagePayload = {
  content: AmaliyatLabel[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
