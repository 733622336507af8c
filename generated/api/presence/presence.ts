import type {
  FollowRecordsParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A stream of events (`text/event-stream`) that goes on until either side ends it. Of one record, `people` tells who else has it open, at first and whenever that changes: a list of `{id, name}`, each person once, without the asking one; whoever follows a record counts as having it open. `changes` tells what others wrote: a list of `PresenceChange`; of one record also that the asking admin deleted or restored it, which may have been somewhere else. Lines that begin with a colon mean nothing but that the stream stands; one comes every 15 seconds. The stream ends with the session or the privilege; whoever still has both may ask again, after a pause that grows with each failure. For whoever may read such records.
 * @summary Follow the records of a kind, or one of them
 */
export const followRecords = (
    resource: string,
    params?: FollowRecordsParams,
 options?: SecondParameter<typeof request>,) => {


      return request<string | void>(
      {url: `/api/presence/${encodeURIComponent(String(resource))}`, method: 'GET',
        params
    },
      options);
    }


