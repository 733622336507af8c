import type {
  FollowRecordsParams
} from '../../models';

import { request } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A stream of events (`text/event-stream`) until one side closes it. For one record, `people` lists the others who have it open, as `{id, name}`, now and after each change; following a record counts as having it open. `changes` lists what others wrote (`PresenceChange`) and, for one record, that it was deleted or restored. A comment line every 15 seconds keeps the connection open. The stream ends with the session or the privilege; connect again after a growing pause. Open to users who may read such records.
 * @summary Follow the records of a kind, or one record
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


