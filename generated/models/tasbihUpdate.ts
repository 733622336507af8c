import type { Active } from './active.ts';
import type { Id } from './id.ts';

export interface TasbihUpdate {
  id: Id;
  /**
     * Name of the tasbih.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The phrase in Arabic.
     * @minLength 1
     * @maxLength 4000
     */
  actualTasbih: string;
  active?: Active;
}
