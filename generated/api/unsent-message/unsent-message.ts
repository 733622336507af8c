import type {
  Done,
  ListUnsentMessageParams,
  UnsentMessagePage
} from '../../models';

import { request } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of the mails and text messages that could not be sent, newest first, with the time of the next attempt. Contents are not returned, since they contain passwords.
 * @summary List unsent messages
 */
export const listUnsentMessage = (
    params?: ListUnsentMessageParams,
 options?: SecondParameter<typeof request>,) => {


      return request<UnsentMessagePage>(
      {url: `/api/unsent-message/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Tries again to send a message. 409 when it fails, or when the message was given up and its content deleted.
 * @summary Send a message now
 */
export const sendUnsentMessage = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/unsent-message/send/${encodeURIComponent(String(id))}`, method: 'POST'
    },
      options);
    }


/**
 * Removes the message; it is not sent.
 * @summary Delete an unsent message
 */
export const deleteUnsentMessage = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/unsent-message/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


