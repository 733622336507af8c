
export interface UserBannedStatus {
  /**
     * Number of the user.
     * @minimum 1
     */
  userId: number;
  /** Whether the user is banned. */
  banned: boolean;
}
