import type { ConfigurationPagePayload } from './configurationPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface ConfigurationPage {
  success: Success;
  message: Message;
  payload: ConfigurationPagePayload;
}
