import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * A donation.
 */
export interface Transaction {
  id: Id;
  /**
     * Who gave; null when it was no user.
     * @nullable
     */
  userId: number | null;
  /**
     * The giver's name.
     * @nullable
     */
  name: string | null;
  /**
     * The giver's e-mail address.
     * @nullable
     */
  email: string | null;
  /**
     * How much.
     * @minimum 0
     */
  amount: number;
  /** Number given by the merchant. */
  transactionId: string;
  /** Who carried out the payment. */
  merchant: string;
  /** When it was paid, UTC. */
  paymentDate: string;
  /**
     * How often it is given.
     * @nullable
     */
  paymentDurationType: string | null;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
