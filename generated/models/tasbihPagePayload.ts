import type { Pageable } from './pageable.ts';
import type { Tasbih } from './tasbih.ts';

export type TasbihPagePayload = {
  content: Tasbih[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
