import type { MemberRequest } from './memberRequest.ts';

export interface HonourableMemberCreate {
  /**
     * The member's category.
     * @minimum 1
     */
  memberCategoryId: number;
  /**
     * The members to store.
     * @minItems 1
     * @maxItems 100
     */
  memberRequests: MemberRequest[];
}
