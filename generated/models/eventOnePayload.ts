import type { Event } from './event.ts';
import type { Guest } from './guest.ts';

export type EventOnePayload = {
  event: Event;
  /** The guests in the order of the form. */
  eventGuests: Guest[];
};
