import type { Active } from './active.ts';
import type { Id } from './id.ts';

export interface LanguageUpdate {
  id: Id;
  /**
     * Name of the language.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Code of the language; no two languages share one.
     * @minLength 1
     * @maxLength 35
     * @pattern ^[a-z]{2,3}(-[A-Za-z0-9]+)*$
     */
  code: string;
  active?: Active;
}
