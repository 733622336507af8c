
export interface SignUp {
  /**
     * Full name.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * The ESS number.
     * @minLength 1
     * @maxLength 255
     */
  essNumber: string;
  /**
     * The address of the account; no two accounts share one.
     * @minLength 1
     * @maxLength 255
     */
  email: string;
  /**
     * The password of the account.
     * @minLength 6
     * @maxLength 255
     */
  password: string;
}
