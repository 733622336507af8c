import type { Active } from './active.ts';

export interface TasbihCreate {
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
