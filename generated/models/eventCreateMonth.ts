
/**
 * Month of the start date, upper-case English name; filled in when it is left out.
 * @nullable
 */
export type EventCreateMonth = typeof EventCreateMonth[keyof typeof EventCreateMonth] | null;


export const EventCreateMonth = {
  JANUARY: 'JANUARY',
  FEBRUARY: 'FEBRUARY',
  MARCH: 'MARCH',
  APRIL: 'APRIL',
  MAY: 'MAY',
  JUNE: 'JUNE',
  JULY: 'JULY',
  AUGUST: 'AUGUST',
  SEPTEMBER: 'SEPTEMBER',
  OCTOBER: 'OCTOBER',
  NOVEMBER: 'NOVEMBER',
  DECEMBER: 'DECEMBER',
} as const;
