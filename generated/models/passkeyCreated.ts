
export interface PasskeyCreated {
  /**
     * What the user calls it.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * What the browser has created, RegistrationResponseJSON as text.
     * @minLength 1
     * @maxLength 20000
     */
  passkey: string;
}
