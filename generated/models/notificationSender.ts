
/**
 * Who sent it; null when the system did.
 * @nullable
 */
export type NotificationSender = {
  /** Name of the user. */
  readonly name: string;
} | null;
