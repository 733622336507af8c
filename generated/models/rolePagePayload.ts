import type { Pageable } from './pageable.ts';
import type { Role } from './role.ts';

export type RolePagePayload = {
  content: Role[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
