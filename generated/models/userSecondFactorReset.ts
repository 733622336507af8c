
export interface UserSecondFactorReset {
  /**
     * Number of the user.
     * @minimum 1
     */
  userId: number;
}
