import type { Active } from './active.ts';
import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * A prayer with its Arabic text, pronunciation and translation.
 */
export interface Dua {
  id: Id;
  /** Name of the dua. */
  title: string;
  /** The dua in Arabic. */
  actualDua: string;
  /** The dua's category. */
  duaCategoryId: number;
  /** Name of the category. */
  readonly duaCategoryTitle?: string;
  /** What the dua means. */
  duaTranslation: string;
  /** How the dua is pronounced. */
  spelling: string;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
