
export type MissingTextCountLanguagesItem = {
  /**
     * The language.
     * @minimum 1
     */
  languageId: number;
  /**
     * How many lack a text in it.
     * @minimum 1
     */
  missing: number;
};
