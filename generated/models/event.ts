import type { CreationDateTimeStamp } from './creationDateTimeStamp.ts';
import type { Deletable } from './deletable.ts';
import type { EventMonth } from './eventMonth.ts';
import type { FileRef } from './fileRef.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * An event of the foundation. Its guests come with the single record only.
 */
export interface Event {
  id: Id;
  /** Name of the event. */
  title: string;
  /** First day, DD/MM/YYYY. */
  fromDate: string;
  /** Last day, DD/MM/YYYY. */
  toDate: string;
  /**
     * Month of the start date, upper-case English name.
     * @nullable
     */
  month: EventMonth;
  /**
     * Day and time in free words.
     * @nullable
     */
  time: string | null;
  /**
     * How many people are expected.
     * @nullable
     */
  totalMembers: number | null;
  /**
     * Who is in charge.
     * @nullable
     */
  superVisor: string | null;
  /**
     * Phone number of that person.
     * @nullable
     */
  superVisorPhoneNo: string | null;
  /**
     * Where it takes place.
     * @nullable
     */
  address: string | null;
  /**
     * The place on a map.
     * @nullable
     */
  googleMap: string | null;
  /**
     * What the event is about.
     * @nullable
     */
  shortDescription: string | null;
  /**
     * How guests get there and what they should know.
     * @nullable
     */
  directionForGuests: string | null;
  /** Whether only the community sees it. */
  privateEvent: boolean;
  /**
     * Number of the picture of the event; null for none.
     * @nullable
     */
  eventImageId: number | null;
  /** The picture of the event; null when there is none. */
  readonly eventImage: FileRef | null;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
