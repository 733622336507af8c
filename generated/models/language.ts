import type { Active } from './active.ts';
import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * A language that texts are written in.
 */
export interface Language {
  id: Id;
  /** Name of the language. */
  name: string;
  /** Code of the language; `ar` is written from right to left. No two languages share one. */
  code: string;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
