
/**
 * One text in one language, as it is written. Read back as `translatedText`.
 */
export interface TextWrite {
  /**
     * The language of the text.
     * @minimum 1
     */
  languageId: number;
  /**
     * The text.
     * @minLength 1
     * @maxLength 255
     */
  text: string;
}
