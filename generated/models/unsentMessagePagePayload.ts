import type { Pageable } from './pageable.ts';
import type { UnsentMessage } from './unsentMessage.ts';

export type UnsentMessagePagePayload = {
  content: UnsentMessage[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
