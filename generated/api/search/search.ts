import type {
  FoundRecords,
  SearchRecordsParams
} from '../../models';

import { request } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Records whose texts contain every word, best matches first: labels (`x-label`) and the texts that their lists search. Letter case, accents and vowel marks are ignored. A word of one or two characters matches the beginning of a word. When there are few matches, a word of four or more characters may have one wrong letter, of eight or more two. Excludes records that the requesting admin may not read.
 * @summary Search records of every kind
 */
export const searchRecords = (
    params: SearchRecordsParams,
 options?: SecondParameter<typeof request>,) => {


      return request<FoundRecords>(
      {url: `/api/search`, method: 'GET',
        params
    },
      options);
    }


