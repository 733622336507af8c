
/**
 * A short description in one language, as it is written.
 */
export interface BookShortDescriptionWrite {
  /**
     * The language of the text.
     * @minimum 1
     */
  languageId: number;
  /**
     * The text.
     * @minLength 1
     * @maxLength 4000
     */
  text: string;
}
