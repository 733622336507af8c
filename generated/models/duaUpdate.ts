import type { Active } from './active.ts';
import type { Id } from './id.ts';

export interface DuaUpdate {
  id: Id;
  /**
     * Name of the dua.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The dua in Arabic.
     * @minLength 1
     * @maxLength 4000
     */
  actualDua: string;
  /**
     * The dua's category.
     * @minimum 1
     */
  duaCategoryId: number;
  /**
     * What the dua means.
     * @minLength 1
     * @maxLength 4000
     */
  duaTranslation: string;
  /**
     * How the dua is pronounced.
     * @minLength 1
     * @maxLength 4000
     */
  spelling: string;
  active?: Active;
}
