import type { EventCreateMonth } from './eventCreateMonth.ts';
import type { GuestWrite } from './guestWrite.ts';

export interface EventCreate {
  /**
     * Name of the event.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * First day, DD/MM/YYYY.
     * @minLength 1
     * @maxLength 10
     * @pattern ^((0[1-9]|[12]\d)/(0[1-9]|1[0-2])|30/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/\d{4}$
     */
  fromDate: string;
  /**
     * Last day, DD/MM/YYYY; not before the first.
     * @minLength 1
     * @maxLength 10
     * @pattern ^((0[1-9]|[12]\d)/(0[1-9]|1[0-2])|30/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/\d{4}$
     */
  toDate: string;
  /**
     * Month of the start date, upper-case English name; filled in when it is left out.
     * @nullable
     */
  month?: EventCreateMonth;
  /**
     * Day and time in free words.
     * @maxLength 255
     * @nullable
     */
  time?: string | null;
  /**
     * How many people are expected.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  totalMembers?: number | null;
  /**
     * Who is in charge.
     * @maxLength 255
     * @nullable
     */
  superVisor?: string | null;
  /**
     * Phone number of that person.
     * @maxLength 255
     * @nullable
     */
  superVisorPhoneNo?: string | null;
  /**
     * Where it takes place.
     * @maxLength 255
     * @nullable
     */
  address?: string | null;
  /**
     * The place on a map.
     * @maxLength 2048
     * @nullable
     */
  googleMap?: string | null;
  /**
     * What the event is about.
     * @maxLength 4000
     * @nullable
     */
  shortDescription?: string | null;
  /**
     * How guests get there and what they should know.
     * @maxLength 200000
     * @nullable
     */
  directionForGuests?: string | null;
  /** Whether only the community sees it. */
  privateEvent?: boolean;
  /**
     * Number of the uploaded picture of the event.
     * @minimum 1
     */
  eventImageId: number;
  /**
     * The guests; read back as `eventGuests`.
     * @maxItems 100
     */
  guestRequests?: GuestWrite[];
}
