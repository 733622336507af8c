
/**
 * Rich text in one language, as it is read.
 */
export interface PageContentText {
  /**
     * The language of the text.
     * @minimum 1
     */
  languageId: number;
  /** The text. */
  translatedText: string;
}
