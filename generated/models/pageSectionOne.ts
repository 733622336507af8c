import type { Message } from './message.ts';
import type { PageSection } from './pageSection.ts';
import type { Success } from './success.ts';

export interface PageSectionOne {
  success: Success;
  message: Message;
  payload: PageSection;
}
