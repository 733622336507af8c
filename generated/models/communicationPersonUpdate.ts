import type { Id } from './id.ts';

export interface CommunicationPersonUpdate {
  id: Id;
  /**
     * What the person is responsible for.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The person's name.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Address for e-mail.
     * @maxLength 255
     * @nullable
     */
  email?: string | null;
  /**
     * Mobile number, digits only; kept as text so that a leading 0 survives.
     * @maxLength 20
     * @nullable
     * @pattern ^\d+$
     */
  mobileNo?: string | null;
  /**
     * Place in the order; lower comes first.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  sortOrder?: number | null;
}
