import type {
  Done,
  ListUnsentMessageParams,
  UnsentMessagePage
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of the mails and text messages whose sending has failed, the newest first. Those that are still tried again say when. Texts are not shown, since they hold passwords.
 * @summary Messages that could not be sent
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
 * Tries at once to send a message that is still tried again. 409 when it fails again, or when it was given up, so that its text is not kept any more.
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
 * Removes the message; it is not sent any more.
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


