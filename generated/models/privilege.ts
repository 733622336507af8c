import type { Id } from './id.ts';
import type { PrivilegeName } from './privilegeName.ts';

/**
 * Permission for one action in one area.
 */
export interface Privilege {
  id: Id;
  name: PrivilegeName;
}
