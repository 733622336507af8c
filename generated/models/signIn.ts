
export interface SignIn {
  /**
     * The address of the account.
     * @minLength 1
     * @maxLength 255
     */
  email: string;
  /**
     * The password of the account.
     * @minLength 1
     * @maxLength 255
     */
  password: string;
}
