
export interface PasskeyRemoval {
  /**
     * The password of the signed-in user.
     * @minLength 1
     * @maxLength 255
     */
  password: string;
  /**
     * Which passkey.
     * @minLength 1
     * @maxLength 2000
     */
  passkeyId: string;
}
