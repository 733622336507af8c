
export interface SecondFactorProof {
  /**
     * The ticket that sign-in gave.
     * @minLength 1
     * @maxLength 100
     */
  ticket: string;
  /**
     * The six digits that the authenticator app shows; blanks are passed over.
     * @minLength 1
     * @maxLength 20
     */
  code?: string;
  /**
     * What the passkey answered, AuthenticationResponseJSON as text.
     * @minLength 1
     * @maxLength 5000
     */
  passkey?: string;
  /**
     * A recovery code; blanks, dashes and letter case are passed over.
     * @minLength 1
     * @maxLength 60
     */
  recoveryCode?: string;
}
