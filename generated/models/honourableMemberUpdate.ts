import type { FileId } from './fileId.ts';
import type { Id } from './id.ts';

export interface HonourableMemberUpdate {
  id: Id;
  /**
     * The member's name.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Where the member works.
     * @maxLength 255
     * @nullable
     */
  organization?: string | null;
  /**
     * Position there.
     * @maxLength 255
     * @nullable
     */
  designation?: string | null;
  /**
     * The member's category.
     * @minimum 1
     */
  memberCategoryId: number;
  /**
     * Phone number: a mobile number or a landline with its area code, with or without +88.
     * @maxLength 14
     * @nullable
     * @pattern ^(\+88)?(01[2-9]\d{8}|0[2-9]\d{4,9})$
     */
  contactNo?: string | null;
  /** Whether the member belongs to the community. */
  communityMember?: boolean;
  memberImageId?: FileId | null;
}
