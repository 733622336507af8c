import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * A person whom visitors may contact.
 */
export interface CommunicationPerson {
  id: Id;
  /** What the person is responsible for. */
  title: string;
  /** The person's name. */
  name: string;
  /**
     * Address for e-mail.
     * @nullable
     */
  email: string | null;
  /**
     * Mobile number, digits only; kept as text so that a leading 0 survives.
     * @nullable
     */
  mobileNo: string | null;
  /**
     * Place in the order; lower comes first.
     * @nullable
     */
  sortOrder: number | null;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
