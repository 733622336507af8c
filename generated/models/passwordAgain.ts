
export interface PasswordAgain {
  /**
     * The password of the signed-in user.
     * @minLength 1
     * @maxLength 255
     */
  password: string;
}
