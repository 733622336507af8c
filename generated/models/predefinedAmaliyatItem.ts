import type { Active } from './active.ts';
import type { Id } from './id.ts';

/**
 * An amaliyat as part of a set.
 */
export interface PredefinedAmaliyatItem {
  id: Id;
  /** Title of the amaliyat in one language. */
  readonly title: string;
  /**
     * Subtitle of the amaliyat in one language; null when it has none.
     * @nullable
     */
  readonly subTitle: string | null;
  active: Active;
}
