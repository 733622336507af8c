import type { Pageable } from './pageable.ts';
import type { User } from './user.ts';

export type UserPagePayload = {
  content: User[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
