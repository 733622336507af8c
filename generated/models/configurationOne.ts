import type { Configuration } from './configuration.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface ConfigurationOne {
  success: Success;
  message: Message;
  payload: Configuration;
}
