
export interface TotpCode {
  /**
     * The six digits that the app shows; blanks are passed over.
     * @minLength 1
     * @maxLength 20
     */
  code: string;
}
