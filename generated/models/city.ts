import type { Active } from './active.ts';
import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * A city that namaz times are given for.
 */
export interface City {
  id: Id;
  /** The country that the city belongs to. */
  countryId: number;
  /** Name of the country. */
  readonly countryName: string;
  /** Name of the city. */
  name: string;
  /** Degrees north of the equator; negative to the south. */
  latitude: number;
  /** Degrees east of Greenwich; negative to the west. */
  longitude: number;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
