import type { CommunicationPerson } from './communicationPerson.ts';
import type { Pageable } from './pageable.ts';

export type CommunicationPersonPagePayload = {
  content: CommunicationPerson[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
