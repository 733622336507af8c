import type { UserMailSmsMailSmsType } from './userMailSmsMailSmsType.ts';

export interface UserMailSms {
  /**
     * Number of the user.
     * @minimum 1
     */
  userId: number;
  /**
     * Addresses for a mail.
     * @maxItems 10
     * @items.maxLength 255
     */
  email?: string[];
  /** How the password travels. */
  mailSmsType: UserMailSmsMailSmsType;
  /**
     * Number for a text message.
     * @maxLength 32
     * @nullable
     */
  phoneNumber?: string | null;
}
