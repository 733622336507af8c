import type { Id } from './id.ts';

export interface ConfigurationUpdate {
  id: Id;
  /**
     * Name of the setting; no two settings share one.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Its value.
     * @minLength 1
     * @maxLength 4000
     */
  value: string;
  /**
     * What it does.
     * @maxLength 4000
     * @nullable
     */
  description?: string | null;
}
