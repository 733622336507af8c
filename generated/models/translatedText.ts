
/**
 * One text in one language, as it is read.
 */
export interface TranslatedText {
  /**
     * The language of the text.
     * @minimum 1
     */
  languageId: number;
  /**
     * The text.
     * @maxLength 4000
     */
  translatedText: string;
}
