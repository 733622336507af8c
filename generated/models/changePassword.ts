
export interface ChangePassword {
  /**
     * The address of the signed-in user.
     * @minLength 1
     * @maxLength 255
     */
  email: string;
  /**
     * The password so far.
     * @minLength 1
     * @maxLength 255
     */
  previousPassword: string;
  /**
     * The password from now on.
     * @minLength 6
     * @maxLength 255
     */
  newPassword: string;
  /**
     * The new password once more.
     * @minLength 1
     * @maxLength 255
     */
  newPasswordAgain: string;
}
