
export interface ForgotPassword {
  /**
     * The address of the account.
     * @minLength 1
     * @maxLength 255
     */
  userEmail: string;
}
