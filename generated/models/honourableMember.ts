import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { FileRef } from './fileRef.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * A person whom the website presents.
 */
export interface HonourableMember {
  id: Id;
  /** The member's name. */
  name: string;
  /**
     * Where the member works.
     * @nullable
     */
  organization: string | null;
  /**
     * Position there.
     * @nullable
     */
  designation: string | null;
  /** The member's category. */
  memberCategoryId: number;
  /** Name of the category. */
  readonly memberCategoryTitle: string;
  /**
     * Phone number: a mobile number or a landline with its area code, with or without +88.
     * @nullable
     */
  contactNo: string | null;
  /** Whether the member belongs to the community. */
  communityMember: boolean;
  /**
     * Number of the member's photo; null for none.
     * @nullable
     */
  memberImageId: number | null;
  /** The member's photo; null when there is none. */
  readonly memberImage: FileRef | null;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
