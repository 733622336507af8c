import type { Message } from './message.ts';
import type { Privilege } from './privilege.ts';
import type { Success } from './success.ts';

export interface PrivilegeList {
  success: Success;
  message: Message;
  payload: Privilege[];
}
