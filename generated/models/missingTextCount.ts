import type { MissingTextCountLanguagesItem } from './missingTextCountLanguagesItem.ts';
import type { MissingTextCountValues } from './missingTextCountValues.ts';

/**
 * How many records of a kind lack a text in which language.
 */
export interface MissingTextCount {
  /** What kind of record, by the name of its schema. */
  resource: string;
  /** What these records have in the place of parameters that narrow lists of their kind; of a static page's sections, the page. */
  values: MissingTextCountValues;
  /**
     * How many of these there are that have a text per language.
     * @minimum 1
     */
  records: number;
  /** The languages in which any of them lacks a text. */
  languages: MissingTextCountLanguagesItem[];
}
