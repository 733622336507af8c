
export interface UserVerifyStatus {
  /**
     * Number of the user.
     * @minimum 1
     */
  userId: number;
  /** Whether the user is verified. */
  verify: boolean;
}
