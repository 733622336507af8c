import type { HonourableMember } from './honourableMember.ts';
import type { Pageable } from './pageable.ts';

export type HonourableMemberPagePayload = {
  content: HonourableMember[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
