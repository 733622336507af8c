import type { Pageable } from './pageable.ts';
import type { Transaction } from './transaction.ts';

export type TransactionPagePayload = {
  content: Transaction[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
